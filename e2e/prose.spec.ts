import type { Page } from '@playwright/test'
import { expect, openPage, recordRequests, test, waitForApp } from './site'

const DETAILS = '/docs/markdown-features/'

const outer = (page: Page) => page.getByText('Why are spring tides high?').last()
const inner = (page: Page) => page.getByText('How often?').last()
const outerText = (page: Page) => page.getByText('Sun and moon pull').last()
const innerText = (page: Page) => page.getByText('Twice a month').last()

/** Clicks a summary and returns the duration of the height animation, in milliseconds. */
const clickAndTime = (page: Page) =>
  outer(page).evaluate((summary: HTMLElement) => {
    summary.click()
    const [motion] = summary.parentElement?.getAnimations() ?? []
    return motion?.effect?.getComputedTiming().duration
  })

test.describe('details', () => {
  /** Opens the page and waits for the script that animates details, which is loaded after the app. */
  async function open(page: Page): Promise<void> {
    await page.goto(DETAILS, { waitUntil: 'networkidle' })
    await waitForApp(page)
    await page.waitForLoadState('networkidle')
  }

  test('open and close with an animation', async ({ page }) => {
    await open(page)
    await expect(outerText(page)).toBeHidden()
    expect(await clickAndTime(page)).toBeGreaterThan(100)
    await expect(outerText(page)).toBeVisible()
    expect(await clickAndTime(page)).toBeGreaterThan(100)
    await expect(outerText(page)).toBeHidden()
  })

  test('can be nested', async ({ page }) => {
    await open(page)
    await outer(page).click()
    await inner(page).click()
    await expect(innerText(page)).toBeVisible()
    await inner(page).click()
    await expect(innerText(page)).toBeHidden()
    await expect(outerText(page)).toBeVisible()
  })

  test('work from the keyboard', async ({ page }) => {
    await open(page)
    await outer(page).focus()
    await page.keyboard.press('Enter')
    await expect(outerText(page)).toBeVisible()
    await page.keyboard.press('Space')
    await expect(outerText(page)).toBeHidden()
    await expect(outer(page)).toBeFocused()
  })

  test("aren't selected by two quick clicks", async ({ page }) => {
    await open(page)
    await outer(page).dblclick()
    expect(await page.evaluate(() => getSelection()?.toString())).toBe('')
    await expect(outerText(page)).toBeHidden()
  })
})

test('the sign of packages in titles is drawn by the site, on pages that show it', async ({
  page,
}) => {
  const findStatus = () =>
    page.evaluate(async () => {
      await document.fonts.ready
      return [...document.fonts].find(({ family }) => family === 'parcel')?.status
    })
  await page.goto('/docs/installation/')
  expect(await findStatus()).toBe('unloaded')
  await page.goto('/docs/api/plugins/@docusaurus/plugin-debug/')
  await expect.poll(findStatus).toBe('loaded')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('details open and close', async ({ page }) => {
    await page.goto(DETAILS)
    await outer(page).click()
    await expect(outerText(page)).toBeVisible()
    await outer(page).click()
    await expect(outerText(page)).toBeHidden()
  })
})

test.describe('formulas', () => {
  test('use fonts of the site, even on a page reached inside the app', async ({ page }) => {
    const asked = recordRequests(page, (request) => request.url().includes('/math/'))
    await openPage(page, '/tests/pages/')
    expect(asked).toEqual([])
    await page.getByRole('link', { name: 'Markdown in .mdx' }).click()
    const formula = page.locator('.katex-html').first()
    await expect(formula).toHaveCSS('font-family', /KaTeX_Main/)
    const loaded = await page.evaluate(async () => {
      await document.fonts.ready
      return [...document.fonts].filter((font) => font.status === 'loaded').length
    })
    expect(loaded).toBeGreaterThan(0)
  })
})
