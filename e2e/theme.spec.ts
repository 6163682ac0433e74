import type { Page } from '@playwright/test'
import { expect, openPage, test } from './site'
import { DARK, LIGHT, PAGE, open } from './theme'

const body = (page: Page) => page.locator('body')

const readTheme = (page: Page) => page.evaluate(() => localStorage.getItem('theme'))

/** Records the themes of all frames that have content. */
function recordThemes(): void {
  const themes = new Set<string | undefined>()
  Object.assign(window, { themes })
  const look = () => {
    if (document.querySelector('body')) themes.add(document.documentElement.dataset['theme'])
    requestAnimationFrame(look)
  }
  look()
}

const readThemes = (page: Page) =>
  page.evaluate(() => [...(window as unknown as { themes: Set<string> }).themes])

// With a dark system: `theme-first-paint.spec.ts`.
for (const stored of [null, 'dark', 'purple']) {
  const isValid = stored !== 'purple'
  const usual = stored === 'dark' ? 'dark' : 'light'
  for (const requested of [null, usual === 'light' ? 'dark' : 'light']) {
    const theme = requested ?? usual
    test(`system light, stored ${stored}, in the URL ${requested}: always ${theme}`, async ({
      page,
    }) => {
      await page.emulateMedia({ colorScheme: 'light' })
      await page.goto('/robots.txt')
      if (stored) await page.evaluate((value) => localStorage.setItem('theme', value), stored)
      await page.addInitScript(recordThemes)
      await openPage(page, requested ? `${PAGE}?docusaurus-theme=${requested}` : PAGE)
      const name = `currently ${theme} mode`
      await expect(page.getByRole('button', { name: new RegExp(name) })).toBeVisible()
      expect(await readThemes(page)).toEqual([theme])
      expect(await readTheme(page)).toBe(isValid ? stored : null)
    })
  }
}

test('the toggle replaces the mode in the URL, and stores it', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await openPage(page, `${PAGE}?docusaurus-theme=dark`)
  await page.getByRole('button', { name: /currently dark mode/ }).click()
  await expect(body(page)).toHaveCSS('background-color', LIGHT)
  await expect(page.getByRole('button', { name: /currently light mode/ })).toBeVisible()
  expect(await readTheme(page)).toBe('light')
})

test('the toggle switches and names the mode, and the choice is kept', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await open(page)
  await page.getByRole('button', { name: /currently light mode/ }).click()
  await expect(body(page)).toHaveCSS('background-color', DARK)
  const toggle = page.getByRole('button', { name: /currently dark mode/ })
  await expect(toggle).toHaveAttribute('title', /currently dark mode/)
  await expect(toggle).toHaveAttribute('aria-live', 'polite')
  expect(await readTheme(page)).toBe('dark')
  await page.reload()
  await expect(body(page)).toHaveCSS('background-color', DARK)
})

test('without a choice, the page follows changes of the system', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await open(page)
  await expect(body(page)).toHaveCSS('background-color', LIGHT)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect(body(page)).toHaveCSS('background-color', DARK)
  await expect(page.getByRole('button', { name: /currently dark mode/ })).toBeVisible()
  expect(await readTheme(page)).toBeNull()
})

test('a change of the system replaces the choice', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await open(page)
  await page.getByRole('button', { name: /currently light mode/ }).click()
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect.poll(() => readTheme(page)).toBeNull()
  await expect(body(page)).toHaveCSS('background-color', DARK)
  await page.emulateMedia({ colorScheme: 'light' })
  await expect(body(page)).toHaveCSS('background-color', LIGHT)
  await expect(page.getByRole('button', { name: /currently light mode/ })).toBeVisible()
})

test('printing changes neither the mode nor the choice', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await open(page)
  const toggle = page.getByRole('button', { name: /currently dark mode/ })
  await toggle.click()
  await page.getByRole('button', { name: /currently light mode/ }).click()
  expect(await readTheme(page)).toBe('dark')
  // A browser prints as if the system were light.
  await page.emulateMedia({ media: 'print', colorScheme: 'light' })
  expect(await readTheme(page)).toBe('dark')
  await page.emulateMedia({ media: 'screen', colorScheme: 'dark' })
  await expect(toggle).toBeVisible()
  await expect(body(page)).toHaveCSS('background-color', DARK)
  expect(await readTheme(page)).toBe('dark')
})

test('a page that is printed before the app starts keeps the choice', async ({ page }) => {
  await page.emulateMedia({ media: 'print', colorScheme: 'light' })
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'))
  await open(page)
  await page.emulateMedia({ media: 'screen', colorScheme: 'dark' })
  await expect(page.getByRole('button', { name: /currently dark mode/ })).toBeVisible()
  expect(await readTheme(page)).toBe('dark')
})

test("while the page is printed, the system's mode stays, and is right afterwards", async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await open(page)
  await page.evaluate(recordThemes)
  await page.emulateMedia({ media: 'print', colorScheme: 'light' })
  await page.evaluate(() => new Promise(requestAnimationFrame))
  await page.emulateMedia({ media: 'screen', colorScheme: 'dark' })
  await page.evaluate(() => new Promise(requestAnimationFrame))
  expect(await readThemes(page)).toEqual(['dark'])
  // The system changed while the page was printed.
  await page.emulateMedia({ media: 'print' })
  await page.emulateMedia({ colorScheme: 'light' })
  await page.evaluate(() => new Promise(requestAnimationFrame))
  expect(await readThemes(page)).toEqual(['dark'])
  const toggle = { name: /currently dark mode/, includeHidden: true }
  await expect(page.getByRole('button', toggle)).toBeAttached()
  await page.emulateMedia({ media: 'screen' })
  await expect(page.getByRole('button', { name: /currently light mode/ })).toBeVisible()
  await expect(body(page)).toHaveCSS('background-color', LIGHT)
  expect(await readTheme(page)).toBeNull()
})

test.describe('another tab', () => {
  /** Opens a second page in the same browser, as another tab. */
  async function openTab(page: Page): Promise<Page> {
    const tab = await page.context().newPage()
    await tab.goto('/robots.txt')
    return tab
  }

  test('that chooses a mode changes it here', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light' })
    await open(page)
    const tab = await page.context().newPage()
    await tab.emulateMedia({ colorScheme: 'light' })
    await open(tab)
    await tab.getByRole('button', { name: /currently light mode/ }).click()
    await expect(body(page)).toHaveCSS('background-color', DARK)
    await expect(page.getByRole('button', { name: /currently dark mode/ })).toBeVisible()
  })

  test("that deletes the choice restores the system's mode", async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light' })
    await open(page)
    await page.getByRole('button', { name: /currently light mode/ }).click()
    await expect(body(page)).toHaveCSS('background-color', DARK)
    const tab = await openTab(page)
    await tab.evaluate(() => localStorage.removeItem('theme'))
    await expect(body(page)).toHaveCSS('background-color', LIGHT)
    await page.emulateMedia({ colorScheme: 'dark' })
    await expect(body(page)).toHaveCSS('background-color', DARK)
    await expect(page.getByRole('button', { name: /currently dark mode/ })).toBeVisible()
    expect(await readTheme(page)).toBeNull()
  })
})
