import type { Page } from '@playwright/test'
import { expect, getScrollTop, openPage, test, waitForApp } from './site'

/** Returns the distance of an element from the bars above it, or from the top of the window without bars. */
const getDistance = (page: Page, id: string) =>
  page.locator(`[id="${id}"]`).evaluate((element) => {
    const bars = [...document.querySelectorAll('header, main > details')].filter(
      (bar) => getComputedStyle(bar).position === 'sticky',
    )
    const bottoms = bars.map((bar) => bar.getBoundingClientRect().bottom)
    return Math.round(element.getBoundingClientRect().top - Math.max(0, ...bottoms))
  })

/** Makes the page grow above an element, as a late diagram does, in a browser without scroll anchoring. */
const growAbove = (page: Page, id: string) =>
  page.evaluate(async (target) => {
    // Changes and observations of one frame have taken effect in the next one.
    const waitForFrames = () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(resolve))
      })
    await waitForFrames()
    document.documentElement.style.overflowAnchor = 'none'
    const block = document.createElement('div')
    block.style.height = '300px'
    document.getElementById(target)?.before(block)
    await waitForFrames()
  }, id)

for (const width of [390, 1440]) {
  for (const [route, id] of [
    ['/docs/installation/', 'create-a-site-from-the-template'],
    ['/blog/releases/3.1/', 'parse-front-matter'],
    ['/versions/', 'latest'],
    ['/', 'features'],
  ] as const) {
    test(`${route}#${id} is as far below the bars as on other pages, at ${width} px`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 })
      await openPage(page, `${route}#${id}`)
      expect(await getDistance(page, id)).toBe(24)
    })
  }
}

test('the file of a page is opened as its page, with query and hash', async ({ page }) => {
  await page.goto('/docs/installation/index.html?a=1#requirements')
  await expect(page).toHaveURL('/docs/installation/?a=1#requirements')
  await waitForApp(page)
  expect(await getDistance(page, 'requirements')).toBe(24)
  await page.getByRole('banner').getByRole('link', { name: 'Blog', exact: true }).click()
  await expect(page).toHaveURL('/blog/')
  await page.goBack()
  await expect(page).toHaveURL('/docs/installation/?a=1#requirements')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Installation')
})

test.describe('a heading that the reader has landed on', () => {
  const id = 'create-a-site-from-the-template'

  /** Opens the page at the heading, and waits for the script that holds it. */
  async function open(page: Page): Promise<void> {
    await page.goto(`/docs/installation/#${id}`, { waitUntil: 'networkidle' })
    await waitForApp(page)
  }

  test('stays in place while the page grows, until the reader scrolls', async ({ page }) => {
    await open(page)
    const { y: place } = (await page.locator(`#${id}`).boundingBox()) ?? { y: 0 }
    expect(place).toBeGreaterThan(0)
    for (let time = 0; time < 2; time += 1) {
      await growAbove(page, id)
      expect((await page.locator(`#${id}`).boundingBox())?.y).toBeCloseTo(place, 0)
    }
    const before = await getScrollTop(page)
    await page.mouse.move(700, 400)
    await page.mouse.wheel(0, -200)
    await expect.poll(() => getScrollTop(page)).toBe(before - 200)
    await growAbove(page, id)
    expect(await getScrollTop(page)).toBe(before - 200)
  })

  test('by a link within the page stays in place too', async ({ page }) => {
    await open(page)
    await page.getByRole('navigation', { name: 'On this page' }).getByRole('link').nth(2).click()
    const target = decodeURIComponent(new URL(page.url()).hash.slice(1))
    const getTop = () =>
      page
        .locator(`[id="${target}"]`)
        .boundingBox()
        .then((box) => box?.y)
    await expect.poll(getTop).toBeCloseTo(85, 0)
    await growAbove(page, target)
    expect(await getTop()).toBeCloseTo(85, 0)
  })

  test('is left alone when a script or a screen reader scrolls elsewhere', async ({ page }) => {
    await open(page)
    await page.evaluate(
      () =>
        new Promise((resolve) => {
          addEventListener('scrollend', resolve, { once: true })
          scrollTo(0, 100)
        }),
    )
    await growAbove(page, id)
    expect(await getScrollTop(page)).toBe(100)
  })

  test('is where it was when the reader returns to where they had scrolled', async ({ page }) => {
    await open(page)
    await page.mouse.move(700, 400)
    const top = await getScrollTop(page)
    await page.mouse.wheel(0, 400)
    await expect.poll(() => getScrollTop(page)).toBe(top + 400)
    await page.reload()
    await waitForApp(page)
    await expect.poll(() => getScrollTop(page)).toBe(top + 400)
    await growAbove(page, id)
    expect(await getScrollTop(page)).toBe(top + 400)
  })
})
