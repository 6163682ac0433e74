import { expect, test, waitForApp } from './site'

const heading = { level: 1 } as const

test('pages work without media queries', async ({ page }) => {
  await page.addInitScript(() => Reflect.set(window, 'matchMedia', undefined))
  await page.goto('/docs/installation/')
  await waitForApp(page)
  await expect(page.getByRole('heading', heading)).toHaveText('Installation')
  await page.getByRole('button', { name: /^Switch between dark and light mode/ }).click()
  await expect(page.getByRole('button', { name: /currently dark mode/ })).toBeVisible()
  await page.setViewportSize({ width: 600, height: 800 })
  await page.getByRole('button', { name: 'Toggle navigation bar' }).click()
  await expect(page.getByRole('dialog', { name: 'Navigation' })).toBeVisible()
})

test.describe('in a browser that rejects history changes', () => {
  test.beforeEach(({ page }) =>
    page.addInitScript(() => {
      const refuse = () => {
        throw new DOMException('Too many calls to Location or History APIs', 'SecurityError')
      }
      Object.assign(History.prototype, { pushState: refuse, replaceState: refuse })
    }),
  )

  test('links load documents, and Back leads to the previous page', async ({ page }) => {
    await page.goto('/docs/installation/')
    await waitForApp(page)
    await page.evaluate(() => Object.assign(window, { sameDocument: true }))
    const sidebar = page.getByRole('complementary')
    await sidebar.getByRole('link', { name: 'Configuration', exact: true }).click()
    await expect(page).toHaveURL('/docs/configuration/')
    await expect(page.getByRole('heading', heading)).toHaveText('Configuration')
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(false)
    await page.goBack()
    await expect(page.getByRole('heading', heading)).toHaveText('Installation')
  })

  test('headings, tabs and the drawer work', async ({ page }) => {
    await page.goto('/docs/markdown-features/tabs/')
    await waitForApp(page)
    await page.getByRole('navigation', { name: 'On this page' }).getByRole('link').last().click()
    await expect(page).toHaveURL(/#/)
    await page.getByRole('tab', { name: 'SQLite' }).first().click()
    await expect(page.getByRole('tab', { name: 'SQLite' }).first()).toHaveAttribute(
      'aria-selected',
      'true',
    )
    await page.setViewportSize({ width: 600, height: 800 })
    await page.getByRole('button', { name: 'Toggle navigation bar' }).click()
    await page.getByRole('button', { name: 'Close navigation bar' }).click()
    await expect(page.getByRole('heading', heading)).toHaveText('Tabs')
    await expect(page).toHaveURL(/tabs\/#/)
  })
})
