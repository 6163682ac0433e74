import { expect, openPage, test } from './site'

test.describe('a frame of the home page', () => {
  const cases = {
    'Home page, light': 'light',
    'Home page': 'dark',
  }
  for (const [title, theme] of Object.entries(cases)) {
    test(`"${title}" is ${theme} for a reader who chose dark`, async ({ page }) => {
      await page.addInitScript(() => localStorage.setItem('theme', 'dark'))
      await openPage(page, '/tests/pages/embeds/')
      const frame = page.getByTitle(title, { exact: true })
      await frame.scrollIntoViewIfNeeded()
      const root = frame.contentFrame().locator('html')
      await expect(root).toHaveAttribute('data-app', 'ready')
      await expect(root).toHaveAttribute('data-theme', theme)
      await expect(
        frame.contentFrame().getByRole('button', { name: `currently ${theme} mode` }),
      ).toBeVisible()
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
      expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark')
    })
  }

  test('has the attribute that its URL requests, but none that the site itself uses', async ({
    page,
  }) => {
    await openPage(page, '/tests/pages/embeds/')
    const frame = page.getByTitle('Home page with an attribute')
    await frame.scrollIntoViewIfNeeded()
    const root = frame.contentFrame().locator('html')
    await expect(root).toHaveAttribute('data-mode', 'embed')
    await expect(root).toHaveAttribute('data-app', 'ready')
  })

  test('from another site is replaced with a link', async ({ page }) => {
    await openPage(page, '/tests/pages/embeds/')
    const policy = page.locator('meta[http-equiv="Content-Security-Policy"]')
    await expect(policy).toHaveAttribute('content', /^default-src 'self';/)
    for (const name of ['Example Domain', 'MDN Web Docs']) {
      await expect(page.getByRole('link', { name })).toHaveAttribute('target', '_blank')
    }
  })
})
