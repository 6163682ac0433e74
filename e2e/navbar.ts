import type { Page } from '@playwright/test'

export const LONG_PAGE = '/docs/cli/'

export const bar = (page: Page) => page.getByRole('banner')

export const versions = (page: Page) => ({
  button: bar(page).getByRole('button', { name: 'Canary' }),
  menu: page.getByRole('group', { name: 'Versions', exact: true }),
})

export async function chooseVersion(page: Page, name: string): Promise<void> {
  const { button, menu } = versions(page)
  await button.click()
  await menu.getByRole('link', { name }).click()
}

export const languages = (page: Page) => ({
  button: bar(page).getByRole('button', { name: 'English' }),
  menu: page.getByRole('group', { name: 'Languages' }),
})
