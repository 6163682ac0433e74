import { expect, openPage, test } from './site'

test('the fixtures link to their three areas and count what is in them', async ({ page }) => {
  await openPage(page, '/tests/')
  const main = page.getByRole('main')
  await expect(main.getByText(/^Contains \d+ documents, /)).toBeVisible()
  await expect(main.getByText('Contains 17 posts, 6 list pages', { exact: false })).toBeVisible()
  for (const [name, url] of [
    ['Docs', '/tests/docs/'],
    ['Blog', '/tests/blog/'],
    ['Pages', '/tests/pages/'],
  ] as const) {
    await expect(main.getByRole('link', { name, exact: true })).toHaveAttribute('href', url)
  }
  await main.getByRole('link', { name: 'Pages', exact: true }).click()
  await expect(page).toHaveURL('/tests/pages/')
})
