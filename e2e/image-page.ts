import type { Page } from '@playwright/test'
import { openPage } from './site'

export const ROUTE = '/tests/docs/tests/img-tests/'

export const HILLS = 'Hills below a low sun'

export async function openImages(page: Page, route = ROUTE): Promise<void> {
  await openPage(page, route)
}

export const enlarge = (page: Page, name: string) =>
  page.getByRole('button', { name: `Enlarge image: ${name}` })
