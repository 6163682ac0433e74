import type { Locator, Page } from '@playwright/test'
import { getContrast } from '@/components/mdx/color-generator/contrast'
import { toHex } from '@/components/mdx/color-generator/hex'
import { expect, getOverflow, openPage, pageKinds, test } from './site'

/** Sets the browser's default text size in pixels. Readers who haven't set one have 16. */
async function setTextSize(page: Page, size: number): Promise<void> {
  const client = await page.context().newCDPSession(page)
  await client.send('Page.enable')
  await client.send('Page.setFontSizes', { fontSizes: { standard: size, fixed: size - 3 } })
}

const readFontSize = (page: Page, selector: string) =>
  page
    .locator(selector)
    .filter({ visible: true })
    .first()
    .evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize))

test.describe('the text size of the browser', () => {
  test('applies to all text', async ({ page }) => {
    const parts = ['main p', 'main pre code', 'h1', 'main h2', 'header a', 'nav li a', 'footer a']
    const readAll = () => Promise.all(parts.map((part) => readFontSize(page, part)))
    await page.goto('/docs/installation/')
    const usual = await readAll()
    await setTextSize(page, 32)
    await page.reload()
    const large = await readAll()
    // Headings also grow with the width of the window, but only a little.
    large.forEach((size, index) => {
      const part = parts[index]
      expect(size / (usual[index] ?? 1), part).toBeGreaterThan(1.7)
      expect(size / (usual[index] ?? 1), part).toBeLessThan(2.2)
    })
  })

  for (const kind of ['home', 'doc with code', 'post', 'showcase, filtered'] as const) {
    test(`can be large, and ${kind} doesn't scroll sideways`, async ({ page }) => {
      await setTextSize(page, 24)
      await page.goto(pageKinds[kind])
      for (const width of [390, 1440]) {
        await page.setViewportSize({ width, height: 900 })
        expect(await readFontSize(page, 'main p'), `${width} px`).toBeGreaterThan(17)
        expect(await getOverflow(page), `${width} px`).toBeLessThanOrEqual(0)
      }
    })
  }
})

test.describe('a zoom of 400%', () => {
  test.use({ viewport: { width: 320, height: 256 } })

  for (const kind of ['doc', 'post', 'home', 'release list'] as const) {
    test(`leaves two thirds of the window to the text of ${kind}`, async ({ page }) => {
      await openPage(page, pageKinds[kind])
      await page.mouse.move(160, 200)
      for (const way of [600, -100]) {
        await page.mouse.wheel(0, way)
        await page.waitForFunction((up) => scrollY > 0 && (!up || scrollY < 600), way < 0)
        const covered = await page.evaluate(() => {
          const main = document.querySelector('main')
          const rows = Array.from({ length: innerHeight }, (_, y) => y)
          return rows.filter((y) => {
            const found = document.elementFromPoint(innerWidth / 2, y)
            if (!found || found === main) return false
            return !main?.contains(found) || found.closest('details')?.matches('main > *') === true
          }).length
        })
        expect(covered).toBeLessThanOrEqual(256 / 3)
      }
    })
  }

  test('keeps a heading that the reader lands on near the top', async ({ page }) => {
    await openPage(page, '/docs/installation/#requirements')
    const box = await page.locator('#requirements').boundingBox()
    expect(box?.y).toBeCloseTo(24, 0)
  })
})

/** Returns the contrast of a text with its own background. Throws if it has none. */
async function getTextContrast(text: Locator): Promise<number> {
  const colors = await text.evaluate((element) => {
    const { color, backgroundColor } = getComputedStyle(element)
    return [color, backgroundColor].map((value) => value.match(/[\d.]+/g)?.map(Number) ?? [])
  })
  const [color = '', background = ''] = colors.map(([red = 0, green = 0, blue = 0, alpha = 1]) => {
    if (alpha === 0) throw new Error('There is no background to stand out from.')
    return toHex([red / 255, green / 255, blue / 255])
  })
  return getContrast(color, background)
}

/** Returns how often the color changes along the line through the middle of an element. */
async function countChanges(element: Locator): Promise<number> {
  const image = [...(await element.screenshot())]
  return element.page().evaluate(async (bytes) => {
    const bitmap = await createImageBitmap(new Blob([Uint8Array.from(bytes)]))
    const { width, height } = bitmap
    const context = new OffscreenCanvas(width, height).getContext('2d')
    context?.drawImage(bitmap, 0, 0)
    const row = context?.getImageData(0, Math.floor(height / 2), width, 1)
    const colors = new Uint32Array(row?.data.buffer ?? [])
    return colors.filter((color, x) => x > 0 && color !== colors[x - 1]).length
  }, image)
}

test.describe('forced colors', () => {
  test.use({ forcedColors: 'active' })

  for (const colorScheme of ['light', 'dark'] as const) {
    test(`mark the selected tab by its background, ${colorScheme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme })
      await openPage(page, '/docs/installation/')
      const background = (name: string) =>
        page
          .getByRole('tab', { name })
          .first()
          .evaluate((tab) => getComputedStyle(tab).backgroundColor)
      expect(await background('npm')).not.toBe(await background('yarn'))
      const before = await background('yarn')
      await page.getByRole('tab', { name: 'yarn' }).first().click()
      expect(await background('yarn')).not.toBe(before)
      expect(await background('npm')).toBe(before)
    })

    test(`keep the selected tab readable, ${colorScheme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme })
      await openPage(page, '/docs/installation/')
      const selected = page.getByRole('tab', { name: 'npm', selected: true }).first()
      expect(await getTextContrast(selected)).toBeGreaterThan(4.5)
      // Seven strokes, unless the browser paints a background behind the text that styles don't mention.
      expect(await countChanges(selected)).toBeGreaterThanOrEqual(14)
    })

    test(`keep search matches readable, ${colorScheme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme })
      await openPage(page, '/docs/installation/')
      await page.getByRole('button', { name: 'Search' }).click()
      await page.getByRole('combobox', { name: 'Search' }).fill('sidebar')
      const match = page.getByRole('option').locator('mark').first()
      await expect(match).toBeVisible()
      expect(await getTextContrast(match)).toBeGreaterThan(4.5)
      await page.goto('/search/?q=sidebar')
      expect(await getTextContrast(page.locator('main mark').first())).toBeGreaterThan(4.5)
    })
  }
})
