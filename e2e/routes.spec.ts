import { expect, exportedRoutes, listedRoutes, test, waitForApp } from './site'

test('the export has only routes that the site is to have', () => {
  expect(exportedRoutes.filter((route) => !listedRoutes.has(route))).toEqual([])
  expect(exportedRoutes.length).toBeGreaterThan(20)
})

for (const route of exportedRoutes) {
  test(`${route} answers with one h1, a title and a clean console`, async ({ page }) => {
    const response = await page.goto(route)
    expect(response?.status()).toBe(200)
    await waitForApp(page)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    await expect(page).toHaveTitle(/Docusaurus$/)
    const ids = await page.evaluate(() =>
      [...document.querySelectorAll('[id]')].map(({ id }) => id),
    )
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
  })
}

test('an unknown address gets the not-found page with status 404', async ({ page }) => {
  const response = await page.goto('/nothing-here/')
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found')
})
