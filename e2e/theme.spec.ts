import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { expect, openPage, test } from './site'

const DARK = 'rgb(24, 25, 32)'
const LIGHT = 'rgb(255, 255, 255)'

const PAGE = '/docs/installation/'

const body = (page: Page) => page.locator('body')

const readTheme = (page: Page) => page.evaluate(() => localStorage.getItem('theme'))

async function open(page: Page): Promise<void> {
  await openPage(page, PAGE)
}

/** How often each page is loaded, because the first paint depends on chance. */
const LOADS = process.env.SWEEP ? 12 : 3

/** Color of the previous page. The site doesn't use it, so frames of that page can be recognized. */
const BEFORE = 'rgb(255, 0, 255)'

type Frame = { data: string; sessionId: number }

/** Returns the color of the lower edge of a frame, which shows the page's background without text. */
async function readBackground(frame: string): Promise<string> {
  const image = sharp(Buffer.from(frame, 'base64'))
  const { width, height } = await image.metadata()
  const pixel = await image
    .extract({ left: Math.round(width / 2), top: height - 4, width: 1, height: 1 })
    .removeAlpha()
    .raw()
    .toBuffer()
  return `rgb(${[...pixel].join(', ')})`
}

for (const [colorScheme, stored, background] of [
  ['light', null, LIGHT],
  ['dark', null, DARK],
  ['light', 'dark', DARK],
  ['dark', 'light', LIGHT],
] as const) {
  test(`system ${colorScheme}, stored ${stored}: every frame is right`, async ({ page }) => {
    await page.emulateMedia({ colorScheme })
    await page.addInitScript((value) => {
      if (value) localStorage.setItem('theme', value)
    }, stored)
    await page.route('/before/', (route) =>
      route.fulfill({ contentType: 'text/html', body: `<html style="background: ${BEFORE}">` }),
    )
    const devtools = await page.context().newCDPSession(page)
    await devtools.send('Network.enable')
    await devtools.send('Network.setCacheDisabled', { cacheDisabled: true })
    // Slow 4G: https://github.com/GoogleChrome/lighthouse/blob/main/docs/throttling.md
    const throughput = (1.6 * 1024 * 1024) / 8
    await devtools.send('Network.emulateNetworkConditions', {
      ...{ offline: false, latency: 150 },
      ...{ downloadThroughput: throughput, uploadThroughput: throughput / 2 },
    })
    let frames: string[] = []
    devtools.on('Page.screencastFrame', ({ data, sessionId }: Frame) => {
      frames.push(data)
      // The session may have ended with the test.
      devtools.send('Page.screencastFrameAck', { sessionId }).catch(() => undefined)
    })
    for (let load = 0; load < LOADS; load += 1) {
      await page.goto('/before/')
      frames = []
      await devtools.send('Page.startScreencast', { format: 'png', everyNthFrame: 1 })
      await open(page)
      await devtools.send('Page.stopScreencast')
      const shown = (await Promise.all(frames.map(readBackground))).filter((it) => it !== BEFORE)
      expect(shown.length).toBeGreaterThan(0)
      expect(new Set(shown)).toEqual(new Set([background]))
    }
  })
}

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

for (const system of ['light', 'dark'] as const) {
  for (const stored of [null, 'light', 'dark', 'purple']) {
    const isValid = stored !== 'purple'
    const usual = (isValid ? stored : null) ?? system
    for (const requested of [null, usual === 'light' ? 'dark' : 'light']) {
      const theme = requested ?? usual
      test(`system ${system}, stored ${stored}, in the URL ${requested}: always ${theme}`, async ({
        page,
      }) => {
        await page.emulateMedia({ colorScheme: system })
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
  await expect(page.getByRole('button', { name: /currently dark mode/ })).toBeVisible()
  expect(await readTheme(page)).toBe('dark')
  await page.reload()
  await expect(body(page)).toHaveCSS('background-color', DARK)
})

test('without a choice, the page is light if the system has no preference', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'no-preference' })
  await open(page)
  await expect(body(page)).toHaveCSS('background-color', LIGHT)
  await expect(page.getByRole('button', { name: /currently light mode/ })).toBeVisible()
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

  test('that stores an invalid mode changes nothing', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light' })
    await open(page)
    await page.getByRole('button', { name: /currently light mode/ }).click()
    await expect(body(page)).toHaveCSS('background-color', DARK)
    // Events arrive in order, so another key shows that the first one has arrived.
    const heard = page.evaluate(
      () =>
        new Promise<void>((resolve) => {
          addEventListener('storage', ({ key }) => {
            if (key === 'last') resolve()
          })
        }),
    )
    const tab = await openTab(page)
    await tab.evaluate(() => {
      localStorage.setItem('theme', 'purple')
      localStorage.setItem('last', '')
    })
    await heard
    await page.evaluate(() => new Promise(requestAnimationFrame))
    await expect(body(page)).toHaveCSS('background-color', DARK)
    await expect(page.getByRole('button', { name: /currently dark mode/ })).toBeVisible()
  })
})

test('a system that becomes dark while the page is printed changes the mode only afterwards', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await open(page)
  await page.emulateMedia({ media: 'print', colorScheme: 'light' })
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  await page.emulateMedia({ media: 'screen', colorScheme: 'dark' })
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect(page.getByRole('button', { name: 'currently dark mode' })).toBeVisible()
  expect(await readTheme(page)).toBeNull()
})
