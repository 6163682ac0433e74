import { expect, openPage, test } from './site'

test('the versions of this site link to their main pages', async ({ page }) => {
  await openPage(page, '/versions/')
  for (const [label, url] of [
    ['Canary', '/docs/'],
    ['3.1.1', '/docs/3.1.1/'],
    ['3.0.1', '/docs/3.0.1/'],
  ] as const) {
    const link = page.getByRole('link', { name: `Documentation of ${label}`, exact: true })
    await expect(link).toHaveAttribute('href', url)
  }
  await page.getByRole('link', { name: 'Documentation of 3.0.1' }).click()
  await expect(page).toHaveURL('/docs/3.0.1/')
})

test('the newest release has notes here and on GitHub', async ({ page }) => {
  await page.goto('/versions/')
  const row = page.getByRole('row', { name: /^3\.1\.1/ })
  await expect(row.getByRole('link', { name: /^GitHub/ })).toHaveAttribute(
    'href',
    'https://github.com/facebook/docusaurus/releases/tag/v3.1.1',
  )
  await row.getByRole('link', { name: /^Changes/ }).click()
  await expect(page).toHaveURL('/changelog/3.1.1/')
})

test('archived versions are newest first and open in a new tab', async ({ page }) => {
  await page.goto('/versions/')
  const table = page.getByRole('group', { name: 'Archived versions' })
  await expect(table.getByRole('rowheader')).toHaveText([
    '3.0.0',
    '2.4.3',
    '2.3.1',
    '2.2.0',
    '2.1.0',
    '2.0.1',
  ])
  for (const link of await table.getByRole('link', { name: /^Documentation/ }).all()) {
    await expect(link).toHaveAttribute('href', /^https:/)
    await expect(link).toHaveAttribute('target', '_blank')
  }
})

test('no table scrolls at 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 })
  await page.goto('/versions/')
  for (const table of await page.getByRole('main').getByRole('group').all()) {
    expect(await table.evaluate((group) => group.scrollWidth - group.clientWidth)).toBe(0)
  }
})
