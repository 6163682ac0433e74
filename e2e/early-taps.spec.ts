import type { Page } from '@playwright/test'
import { drawer, toggle } from './drawer'
import { expect, holdRequests, test, waitForApp } from './site'

const MOBILE = { width: 390, height: 844 }

const DARK = 'rgb(24, 25, 32)'
const LIGHT = 'rgb(255, 255, 255)'

/** Opens a page whose scripts are still loading. The returned function lets them load, and waits for the app. */
async function openSlowly(page: Page, path: string): Promise<() => Promise<void>> {
  const release = await holdRequests(page, '**/_next/static/chunks/*.js')
  await page.goto(path, { waitUntil: 'domcontentloaded' })
  return async () => {
    expect(await page.evaluate(() => document.documentElement.dataset['app'])).toBeUndefined()
    release()
    await waitForApp(page)
  }
}

const themeButton = (page: Page) => page.getByRole('button', { name: /^Switch between dark/ })

test.describe('a tap before the app has started', () => {
  test.use({ hasTouch: true, viewport: MOBILE, colorScheme: 'light' })

  test('switches the theme immediately and permanently', async ({ page }) => {
    const startApp = await openSlowly(page, '/docs/installation/')
    await themeButton(page).tap()
    await expect(page.locator('body')).toHaveCSS('background-color', DARK)
    await startApp()
    await expect(page.getByRole('button', { name: /currently dark mode/ })).toBeVisible()
    await page.reload()
    await expect(page.locator('body')).toHaveCSS('background-color', DARK)
  })

  test('switches the theme that the URL requests', async ({ page }) => {
    const startApp = await openSlowly(page, '/docs/installation/?docusaurus-theme=dark')
    await themeButton(page).tap()
    await startApp()
    await expect(page.getByRole('button', { name: /currently light mode/ })).toBeVisible()
    await expect(page.locator('body')).toHaveCSS('background-color', LIGHT)
  })

  test('opens the drawer immediately, and Back closes it', async ({ page }) => {
    const startApp = await openSlowly(page, '/docs/installation/')
    await toggle(page).tap()
    await expect(drawer(page)).toBeVisible()
    await startApp()
    await expect(drawer(page).getByRole('link', { name: 'Configuration' })).toBeVisible()
    await expect(drawer(page)).toBeVisible()
    await page.goBack()
    await expect(drawer(page)).toBeHidden()
    await expect(page).toHaveURL('/docs/installation/')
  })

  test('opens a drawer that stays closed if the reader closes it', async ({ page }) => {
    const startApp = await openSlowly(page, '/docs/installation/')
    await toggle(page).tap()
    await page.keyboard.press('Escape')
    await expect(drawer(page)).toBeHidden()
    await startApp()
    await expect(drawer(page)).toBeHidden()
    await toggle(page).tap()
    await expect(drawer(page).getByRole('link', { name: 'Configuration' })).toBeVisible()
  })

  test('shows a tab immediately, and selects it everywhere once the app starts', async ({
    page,
  }) => {
    const startApp = await openSlowly(page, '/docs/installation/')
    const tabs = page.getByRole('tab', { name: 'pnpm' })
    await tabs.first().tap()
    await expect(tabs.first()).toHaveAttribute('aria-selected', 'true')
    await startApp()
    for (const tab of await tabs.all()) await expect(tab).toHaveAttribute('aria-selected', 'true')
    await page.reload()
    await expect(tabs.first()).toHaveAttribute('aria-selected', 'true')
  })

  test('opens "On this page", which is then filled', async ({ page }) => {
    const startApp = await openSlowly(page, '/docs/installation/')
    await page.getByText('On this page').filter({ visible: true }).tap()
    await startApp()
    const heading = page.getByRole('link', { name: 'Project structure', exact: true })
    await expect(heading.filter({ visible: true })).toHaveCount(1)
  })

  test('closes the announcement when the app starts', async ({ page }) => {
    const startApp = await openSlowly(page, '/docs/installation/')
    const announcement = page.getByRole('complementary', { name: 'Announcement' })
    const close = announcement.getByRole('button', { name: 'Close' })
    await close.tap()
    await expect(close).toHaveAttribute('aria-busy', 'true')
    await startApp()
    await expect(announcement).toBeHidden()
  })

  test('follows a link', async ({ page }) => {
    await openSlowly(page, '/docs/installation/')
    await page.getByRole('article').getByRole('link', { name: 'Configuration' }).first().tap()
    await expect(page).toHaveURL(/configuration/)
  })
})

test('a click on the versions opens their menu immediately, and the app fills it', async ({
  page,
}) => {
  const startApp = await openSlowly(page, '/docs/installation/')
  const button = page.getByRole('button', { name: 'Canary' })
  const menu = page.getByRole('group', { name: 'Versions' })
  await button.click()
  await expect(menu).toBeVisible()
  await startApp()
  await expect(button).toHaveAttribute('aria-expanded', 'true')
  await menu.getByRole('link', { name: '3.1.1' }).click()
  await expect(page).toHaveURL('/docs/3.1.1/installation/')
})

test('a category that is clicked before the app starts is closed once it has', async ({ page }) => {
  const startApp = await openSlowly(page, '/docs/installation/')
  const caret = page.getByRole('button', { name: /sidebar category 'Getting Started'/ })
  await caret.click()
  await expect(caret).toHaveAttribute('aria-busy', 'true')
  await startApp()
  await expect(caret).toHaveAttribute('aria-expanded', 'false')
  await expect(caret).not.toHaveAttribute('aria-busy')
})
