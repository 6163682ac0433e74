import type { Page } from '@playwright/test'
import { expect, openPage } from './site'

export const drawer = (page: Page) => page.getByRole('dialog', { name: 'Navigation' })

export const toggle = (page: Page) => page.getByRole('button', { name: 'Toggle navigation bar' })

export const toMenu = (page: Page) =>
  drawer(page).getByRole('button', { name: '← Back to main menu' })

export async function openDrawer(page: Page, path: string): Promise<void> {
  await openPage(page, path)
  await toggle(page).click()
  await expect(drawer(page)).toBeVisible()
}
