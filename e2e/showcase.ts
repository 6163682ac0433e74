import type { Locator, Page } from '@playwright/test'
import { openPage } from './site'

export const ROUTE = '/showcase/'

export const getFilters = (page: Page) => page.getByRole('search', { name: 'Sites' })
export const getTag = (page: Page, name: string) => getFilters(page).getByRole('checkbox', { name })
export const getName = (page: Page) => getFilters(page).getByRole('searchbox', { name: 'Name' })
export const getOperator = (page: Page) => getFilters(page).getByRole('switch', { name: 'AND' })
export const getCount = (page: Page) => getFilters(page).getByRole('status')

export const getSites = (page: Page) => page.getByRole('main').getByRole('heading', { level: 3 })
export const getSite = (page: Page, name: string): Locator =>
  page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3, name, exact: true }) })

export async function openShowcase(page: Page, query = ''): Promise<void> {
  await openPage(page, ROUTE + query)
}
