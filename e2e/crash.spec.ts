import type { Page } from '@playwright/test'
import { expect, getOverflow, openPage, test } from './site'
import { findViolations } from './violations'

const ROUTE = '/tests/pages/error-boundary-tests/'

async function open(page: Page): Promise<void> {
  await openPage(page, ROUTE)
}

/** Presses a button that crashes, and removes the error that the browser logs from the complaints. */
async function crash(page: Page, name: string, complaints: string[]): Promise<void> {
  await page.getByRole('button', { name }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'This page crashed.' })).toBeVisible()
  expect(complaints.splice(0).join()).toContain(`The button "${name}" was pressed.`)
}

const inside = 'Crash inside the layout'
const outside = 'Crash outside the layout'

test.describe('a crash of the main content', () => {
  test('shows the chain of messages, keeps the title and receives focus', async ({
    page,
    complaints,
  }) => {
    await open(page)
    await crash(page, inside, complaints)
    await expect(page.getByRole('main').getByRole('alert')).toContainText(
      `The button "${inside}" was pressed.\n\nCause:\nIt throws on purpose.`,
    )
    await expect(page.getByRole('main')).toBeFocused()
    await expect(page).toHaveTitle('Error boundary tests | Docusaurus')
  })

  test('keeps the navbar and the footer usable', async ({ page, complaints }) => {
    await open(page)
    await crash(page, inside, complaints)
    await expect(page.getByRole('contentinfo')).toBeVisible()
    await page.getByRole('button', { name: /^Switch between dark and light mode/ }).click()
    await expect(page.getByRole('button', { name: /currently dark mode/ })).toBeVisible()
  })

  test('is fixed by another attempt, which receives focus', async ({ page, complaints }) => {
    await open(page)
    await crash(page, inside, complaints)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('heading', { name: 'Error boundary tests' })).toBeVisible()
    await expect(page.getByRole('main')).toBeFocused()
  })

  test('ends when the reader opens another page, and is gone when they return', async ({
    page,
    complaints,
  }) => {
    await open(page)
    await crash(page, inside, complaints)
    await page.getByRole('link', { name: 'Docs', exact: true }).first().click()
    await expect(page.getByRole('heading', { level: 1, name: 'Introduction' })).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('heading', { name: 'Error boundary tests' })).toBeVisible()
  })
})

test('a crash outside the layout is shown without the layout, until another attempt', async ({
  page,
  complaints,
}) => {
  await open(page)
  await crash(page, outside, complaints)
  await expect(page.getByRole('main').getByRole('alert')).toContainText(
    'Cause:\nIt throws on purpose.',
  )
  await expect(page.getByRole('banner')).toHaveCount(0)
  await expect(page).toHaveTitle('Error boundary tests | Docusaurus')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { name: 'Error boundary tests' })).toBeVisible()
  await expect(page.getByRole('banner')).toBeVisible()
})

test('a crash outside the layout is gone on the previous page', async ({ page, complaints }) => {
  await openPage(page, '/tests/pages/')
  await page.getByRole('link', { name: 'Error boundaries' }).click()
  await expect(page).toHaveURL(ROUTE)
  await crash(page, outside, complaints)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Pages tests' })).toBeVisible()
})

test('a crash of the document itself keeps its color mode and title', async ({
  page,
  complaints,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.addInitScript(() => {
    const matches = window.matchMedia.bind(window)
    // The script before the first paint can call it, but the app can't.
    window.matchMedia = (query) => {
      if (document.readyState === 'loading') return matches(query)
      throw new Error('No media')
    }
  })
  await page.goto('/tests/pages/seo/')
  await expect(page.getByRole('main').getByRole('alert')).toContainText('No media')
  await expect(page).toHaveTitle('SEO title of a test page | Docusaurus')
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(24, 25, 32)')
  expect(complaints.splice(0).join()).toContain('No media')
})

for (const width of [1440, 320]) {
  test(`a crash has no violations and fits ${width} px`, async ({ page, complaints }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await open(page)
    await crash(page, inside, complaints)
    expect(await findViolations(page)).toEqual([])
    expect(await getOverflow(page)).toBeLessThanOrEqual(0)
  })
}
