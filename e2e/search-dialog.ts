import type { Page } from '@playwright/test'
import { expect, openPage } from './site'

export const button = (page: Page) => page.getByRole('button', { name: 'Search', exact: true })
export const dialog = (page: Page) => page.getByRole('dialog', { name: 'Search' })
export const field = (page: Page) => dialog(page).getByRole('combobox', { name: 'Search' })
export const options = (page: Page) => dialog(page).getByRole('option')
export const firstOption = (page: Page) => options(page).first()

export async function open(page: Page, address = '/docs/installation/'): Promise<void> {
  await openPage(page, address)
}

export async function search(page: Page, query: string): Promise<void> {
  await button(page).click()
  await field(page).fill(query)
  await expect(firstOption(page)).toBeVisible()
}

export async function openAndSearch(page: Page, query: string, address?: string): Promise<void> {
  await open(page, address)
  await search(page, query)
}
