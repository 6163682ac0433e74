import type { Page } from '@playwright/test'
import { announcement } from '@/lib/config/announcement'
import { expect, openPage, recordShifts, test, waitForApp } from './site'

const ID_KEY = 'docusaurus.announcement.id'
const DISMISS_KEY = 'docusaurus.announcement.dismiss'

const bar = (page: Page) => page.getByRole('complementary', { name: 'Announcement' })

/** Stores what a previous visit has left. */
const store = (page: Page, id: string, dismissed: string) =>
  page.addInitScript((values) => Object.assign(localStorage, values), {
    [ID_KEY]: id,
    [DISMISS_KEY]: dismissed,
  })

const readStored = (page: Page) =>
  page.evaluate((keys) => keys.map((key) => localStorage.getItem(key)), [ID_KEY, DISMISS_KEY])

/** Without its chunks, the page shows only its first frame. */
const blockChunks = (page: Page) =>
  page.route('**/_next/static/chunks/*.js', (route) => route.fulfill({ body: '' }))

const id = announcement?.id ?? ''

test('the announcement is shown above the navbar, with its link', async ({ page }) => {
  await openPage(page, '/docs/installation/')
  await expect(bar(page)).toBeVisible()
  await bar(page).getByRole('link').click()
  await expect(page).toHaveURL('/blog/releases/3.1/')
  await expect(bar(page)).toBeVisible()
  expect(await readStored(page)).toEqual([id, 'false'])
})

test('the announcement stays closed on other pages and later visits', async ({ page }) => {
  await openPage(page, '/docs/installation/')
  await bar(page).getByRole('button', { name: 'Close' }).click()
  await expect(bar(page)).toBeHidden()
  expect(await readStored(page)).toEqual([id, 'true'])
  await page.getByRole('complementary').getByRole('link', { name: 'Configuration' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Configuration')
  await expect(bar(page)).toBeHidden()
  await page.reload()
  await waitForApp(page)
  await expect(bar(page)).toBeHidden()
})

test('the announcement is closed by keyboard, which continues at the top of the page', async ({
  page,
}) => {
  await openPage(page, '/docs/installation/')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(bar(page).getByRole('link')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(bar(page).getByRole('button', { name: 'Close' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(bar(page)).toBeHidden()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused()
})

for (const [stored, dismissed, visible] of [
  [id, 'true', false],
  [id, 'false', true],
  ['another', 'true', true],
] as const) {
  test(`stored ${stored}, closed ${dismissed}: right in the first frame`, async ({ page }) => {
    await store(page, stored, dismissed)
    await blockChunks(page)
    await page.goto('/docs/installation/')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(bar(page)).toBeVisible({ visible })
    expect(await readStored(page)).toEqual([id, visible ? 'false' : 'true'])
  })

  test(`stored ${stored}, closed ${dismissed}: unchanged once the app has started`, async ({
    page,
  }) => {
    await store(page, stored, dismissed)
    const readShifts = await recordShifts(page, 'parsed')
    await page.goto('/docs/installation/', { waitUntil: 'networkidle' })
    await waitForApp(page)
    await expect(bar(page)).toBeVisible({ visible })
    expect(await readShifts()).toEqual([])
  })
}

test('the close button is 44 px high on small screens, where the text may wrap', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await page.goto('/docs/installation/')
  const box = await bar(page).getByRole('button', { name: 'Close' }).boundingBox()
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the announcement is readable and has no button', async ({ page }) => {
    await page.goto('/docs/installation/')
    await expect(bar(page).getByRole('link')).toBeVisible()
    await expect(bar(page).getByRole('button')).toHaveCount(0)
  })
})
