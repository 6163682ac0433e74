import { expect, test, waitForApp } from './site'

const DARK = 'rgb(24, 25, 32)'
const LIGHT = 'rgb(255, 255, 255)'

for (const [colorScheme, stored, background] of [
  ['light', null, LIGHT],
  ['dark', null, DARK],
  ['light', 'dark', DARK],
  ['dark', 'light', LIGHT],
  ['dark', 'purple', DARK],
] as const) {
  test(`system ${colorScheme}, stored ${stored}: right before the app starts`, async ({ page }) => {
    await page.emulateMedia({ colorScheme })
    await page.addInitScript((value) => {
      if (value) localStorage.setItem('theme', value)
    }, stored)
    // Without its chunks the page shows what its first frame shows.
    await page.route('**/_next/static/chunks/*.js', (route) => route.fulfill({ body: '' }))
    await page.goto('/docs/installation/')
    await expect(page.locator('body')).toHaveCSS('background-color', background)
  })
}

test('the toggle switches, names the mode and is remembered', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/docs/installation/')
  await waitForApp(page)
  await page.getByRole('button', { name: /currently light mode/ }).click()
  await expect(page.locator('body')).toHaveCSS('background-color', DARK)
  await expect(page.getByRole('button', { name: /currently dark mode/ })).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark')
  await page.reload()
  await expect(page.locator('body')).toHaveCSS('background-color', DARK)
})
