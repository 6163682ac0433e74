import { expect, openPage, test } from './site'

const heading = { level: 1 } as const

test('pages work without media queries', async ({ page }) => {
  await page.addInitScript(() => Reflect.set(window, 'matchMedia', undefined))
  await openPage(page, '/docs/installation/')
  await expect(page.getByRole('heading', heading)).toHaveText('Installation')
  await page.getByRole('button', { name: /^Switch between dark and light mode/ }).click()
  await expect(page.getByRole('button', { name: /currently dark mode/ })).toBeVisible()
  await page.setViewportSize({ width: 600, height: 800 })
  await page.getByRole('button', { name: 'Toggle navigation bar' }).click()
  await expect(page.getByRole('dialog', { name: 'Navigation' })).toBeVisible()
})
