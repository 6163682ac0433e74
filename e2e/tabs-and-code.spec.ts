import { expect, openPage, test } from './site'

test('a chosen package manager is selected everywhere, and on the next visit', async ({ page }) => {
  await openPage(page, '/docs/installation/')
  await page.getByRole('tab', { name: 'pnpm' }).first().click()
  for (const tab of await page.getByRole('tab', { name: 'pnpm' }).all()) {
    await expect(tab).toHaveAttribute('aria-selected', 'true')
  }
  await page.getByRole('complementary').getByRole('link', { name: 'TypeScript Support' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('TypeScript Support')
  await expect(page.getByRole('tab', { name: 'pnpm' }).first()).toHaveAttribute(
    'aria-selected',
    'true',
  )
  await page.reload()
  await expect(page.getByRole('tab', { name: 'pnpm' }).first()).toHaveAttribute(
    'aria-selected',
    'true',
  )
})

test('the query string selects the package manager, and is updated with the choice', async ({
  page,
}) => {
  await openPage(page, '/docs/installation/?pm=yarn')
  for (const tab of await page.getByRole('tab', { name: 'yarn' }).all()) {
    await expect(tab).toHaveAttribute('aria-selected', 'true')
  }
  await page.getByRole('tab', { name: 'pnpm' }).first().click()
  await expect(page).toHaveURL('/docs/installation/?pm=pnpm')
})

test('arrow keys move along the tabs, and Enter selects one', async ({ page }) => {
  await openPage(page, '/docs/installation/')
  const tabs = page.getByRole('tab')
  await tabs.first().focus()
  await page.keyboard.press('ArrowRight')
  await expect(tabs.nth(1)).toBeFocused()
  await expect(tabs.nth(1)).toHaveAttribute('aria-selected', 'false')
  await page.keyboard.press('Enter')
  await expect(tabs.nth(1)).toHaveAttribute('aria-selected', 'true')
})
