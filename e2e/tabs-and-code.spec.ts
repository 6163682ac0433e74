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

test('the clicked tab stays in place', async ({ page }) => {
  await openPage(page, '/docs/installation/')
  const tab = page.getByRole('tab', { name: 'yarn' }).last()
  await tab.scrollIntoViewIfNeeded()
  const before = (await tab.boundingBox())?.y ?? 0
  await tab.click()
  const after = (await tab.boundingBox())?.y ?? 0
  expect(Math.abs(after - before)).toBeLessThan(2)
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

test('copying returns exactly the code', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openPage(page, '/docs/markdown-features/code-blocks/')
  const figure = page.getByRole('figure').first()
  await figure.hover()
  await figure.getByRole('button', { name: 'Copy code to clipboard' }).click()
  await expect(figure.getByRole('button', { name: 'Copied' })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    await figure.locator('code').evaluate((code) => code.textContent),
  )
  await expect(figure.getByRole('button', { name: 'Copy code to clipboard' })).toBeVisible()
})
