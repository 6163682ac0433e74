import { existsSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { HILLS, ROUTE, enlarge, openImages } from './image-page'
import { expect, getOverflow, readHtml, recordShifts, test } from './site'

/** Collects the names of requested assets, without their hashes. */
function watchAssets(page: Page): Set<string> {
  const names = new Set<string>()
  page.on('request', (request) => {
    const name = /\/assets\/([\w-]+)\.\w+(\.\w+)$/.exec(request.url())
    if (name) names.add(`${name[1]}${name[2]}`)
  })
  return names
}

/** Scrolls through all images of the page, and waits until all visible ones have loaded. */
async function scrollThrough(page: Page): Promise<void> {
  for (const image of await page.getByRole('article').getByRole('img').all()) {
    await image.scrollIntoViewIfNeeded()
  }
  await page.waitForFunction(() =>
    [...document.querySelectorAll('article img')].every(
      (image) => !image.checkVisibility() || (image as HTMLImageElement).complete,
    ),
  )
}

test.describe('an image', () => {
  for (const [width, copy] of [
    [1440, 1030],
    [390, 640],
  ] as const) {
    test(`is the ${copy} px copy on a ${width} px screen`, async ({ page, request }) => {
      await page.setViewportSize({ width, height: 900 })
      await openImages(page)
      const image = page.getByRole('img', { name: HILLS })
      await image.scrollIntoViewIfNeeded()
      await expect
        .poll(() => image.evaluate((element: HTMLImageElement) => element.currentSrc))
        .not.toBe('')
      const source = await image.evaluate((element: HTMLImageElement) => element.currentSrc)
      const bytes = await (await request.get(source)).body()
      // The frame header of a lossy WebP file contains its width.
      expect(bytes.readUInt16LE(26) & 0x3fff).toBe(copy)
    })
  }

  test('far below is not fetched', async ({ page }) => {
    const assets = watchAssets(page)
    await openImages(page)
    await expect.poll(() => assets.has('chart.webp')).toBe(true)
    expect([...assets]).not.toContain('flow.svg')
  })

  test('is never wider than the text', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await openImages(page)
    await scrollThrough(page)
    expect(await getOverflow(page)).toBeLessThanOrEqual(0)
  })

  test('causes no layout shift', async ({ page }) => {
    const readShifts = await recordShifts(page, 'parsed')
    await openImages(page)
    await scrollThrough(page)
    expect(await readShifts()).toEqual([])
  })

  test('that is imported as a drawing has the color of the text', async ({ page }) => {
    await openImages(page)
    const drawing = page.getByRole('img', { name: 'A compass in the color of the text' })
    const color = await page
      .getByRole('article')
      .evaluate((article) => getComputedStyle(article).color)
    await expect(drawing).toHaveCSS('stroke', color)
  })
})

test('an image in a link opens the link', async ({ page }) => {
  await openImages(page)
  await page.getByRole('img', { name: 'Hills as a link' }).click()
  await expect(page).toHaveURL('/tests/docs/')
})

test('an image and a link next to an expression work like others', async ({ page }) => {
  await openImages(page)
  const text = page.getByText('Beside an expression, 2,')
  await expect(text.getByRole('img', { name: 'another compass' })).toHaveAttribute(
    'src',
    /^\/assets\/compass\.\w+\.svg$/,
  )
  await text.getByRole('link', { name: 'a link' }).click()
  await expect(page).toHaveURL('/tests/docs/')
})

test.describe('an image for one theme', () => {
  for (const colorScheme of ['light', 'dark'] as const) {
    const other = colorScheme === 'light' ? 'dark' : 'light'

    test(`${colorScheme}: only the image for the theme is fetched`, async ({ page }) => {
      await page.emulateMedia({ colorScheme })
      const assets = watchAssets(page)
      await openImages(page)
      await scrollThrough(page)
      expect([...assets]).toContain(`window-${colorScheme}.webp`)
      expect([...assets]).not.toContain(`window-${other}.webp`)
    })

    test(`${colorScheme}: the stored theme takes precedence, before the app starts`, async ({
      page,
    }) => {
      await page.emulateMedia({ colorScheme: other })
      await page.addInitScript((theme) => localStorage.setItem('theme', theme), colorScheme)
      await page.route('**/_next/static/chunks/*.js', (route) => route.fulfill({ body: '' }))
      await page.goto(ROUTE)
      await expect(page.getByRole('img', { name: `A ${colorScheme} window` })).toBeVisible()
      await expect(page.getByRole('img', { name: `A ${other} window` })).toHaveCount(0)
    })
  }

  test('changes with the theme without a layout shift', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light' })
    await openImages(page)
    const light = page.getByRole('img', { name: 'A light window' })
    await light.scrollIntoViewIfNeeded()
    const before = await light.boundingBox()
    // A real click would first scroll to the button, although it is always visible.
    await page.getByRole('button', { name: /currently light mode/ }).dispatchEvent('click')
    const dark = page.getByRole('img', { name: 'A dark window' })
    await expect(light).toHaveCount(0)
    expect(await dark.boundingBox()).toEqual(before)
    await expect(enlarge(page, 'A dark window')).toBeVisible()
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('an image is a link to its file', async ({ page, request }) => {
    await page.goto(ROUTE)
    const href = await page.getByRole('link', { name: HILLS }).getAttribute('href')
    expect((await request.get(href ?? '')).headers()['content-type']).toBe('image/jpeg')
  })

  for (const colorScheme of ['light', 'dark'] as const) {
    test(`the theme is the system's: ${colorScheme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme })
      await page.goto(ROUTE)
      const windows = page.getByRole('img', { name: /^A (light|dark) window$/ })
      await expect(windows).toHaveCount(1)
      await expect(windows).toHaveAttribute('alt', `A ${colorScheme} window`)
    })
  }
})

test('the preview image of a page exists and has an absolute URL', () => {
  const html = readHtml('/tests/pages/seo/')
  const [, url = ''] = /<meta property="og:image" content="(.+?)"/.exec(html) ?? []
  expect(url).toMatch(/^https?:\/\/.+\/assets\/preview\.\w+\.png$/)
  expect(existsSync(`out${new URL(url).pathname}`)).toBe(true)
  expect(html).toContain('<meta name="twitter:card" content="summary_large_image"')
})
