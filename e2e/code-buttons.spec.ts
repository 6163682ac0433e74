import type { Page } from '@playwright/test'
import { expect, openPage, test } from './site'

/** Pages with many blocks: short and long, with and without captions, in tabs and in lists. */
const PAGES = [
  '/docs/markdown-features/code-blocks/',
  '/docs/installation/',
  '/docs/configuration/',
  '/docs/cli/',
  '/tests/pages/code-block-tests/',
  '/blog/releases/3.1/',
]

/** Returns the number of blocks on a page and the buttons that cover code, at any scroll position of the code. */
function findCovered(page: Page): Promise<{ blocks: number; covered: string[] }> {
  return page.evaluate(() => {
    const figures = [...document.querySelectorAll<HTMLElement>('main figure')].filter(
      (figure) => figure.checkVisibility() && figure.querySelector('button'),
    )
    const overlaps = (one: DOMRect, other: DOMRect) =>
      Math.min(one.right, other.right) - Math.max(one.left, other.left) > 0.5 &&
      Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 0.5
    /** Returns the visible parts of the text. */
    const listTextRects = (pre: HTMLElement) => {
      const range = document.createRange()
      range.selectNodeContents(pre)
      const { left, right } = pre.getBoundingClientRect()
      return [...range.getClientRects()].flatMap((rect) => {
        const [start, end] = [Math.max(rect.left, left), Math.min(rect.right, right)]
        return end > start ? [new DOMRect(start, rect.top, end - start, rect.height)] : []
      })
    }
    const covered = figures.flatMap((figure) => {
      const pre = figure.querySelector('pre')
      if (!pre) return []
      const buttons = [...figure.querySelectorAll('button')].filter((each) =>
        each.checkVisibility(),
      )
      return [0, pre.scrollWidth / 2, pre.scrollWidth].flatMap((left) => {
        pre.scrollLeft = left
        const text = listTextRects(pre)
        return buttons
          .filter((button) => text.some((rect) => overlaps(rect, button.getBoundingClientRect())))
          .map((button) => `${button.title}: ${pre.textContent.slice(0, 40)}`)
      })
    })
    return { blocks: figures.length, covered }
  })
}

for (const width of [390, 1440]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } })

    for (const route of PAGES) {
      test(`no button on ${route} covers code`, async ({ page }) => {
        await openPage(page, route)
        await expect(page.getByRole('button', { name: 'Copy code to clipboard' })).not.toHaveCount(
          0,
        )
        const { blocks, covered } = await findCovered(page)
        expect(blocks).toBeGreaterThan(3)
        expect(covered).toEqual([])
      })
    }

    test('no button covers wrapped code', async ({ page }) => {
      await page.addInitScript(() => localStorage.setItem('docusaurus.code-wrap', 'true'))
      await openPage(page, '/docs/markdown-features/code-blocks/')
      await expect(page.getByRole('button', { name: 'Toggle word wrap' })).not.toHaveCount(0)
      expect((await findCovered(page)).covered).toEqual([])
    })

    test('a block with one command is no higher than its line', async ({ page }) => {
      await openPage(page, '/docs/installation/')
      const block = page.getByRole('figure').filter({ hasText: /^npx / }).first()
      const box = await block.boundingBox()
      expect(box?.height).toBeLessThanOrEqual(52)
    })
  })
}

test('copying a diff copies the new code', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openPage(page, '/community/canary/')
  const figure = page.getByRole('figure', { name: 'package.json' }).first()
  await figure.hover()
  await figure.getByRole('button', { name: 'Copy code to clipboard' }).click()
  await expect(figure.getByRole('button', { name: 'Copied' })).toBeVisible()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toMatch(/^ {2}"dependencies": \{\n {4}"@docusaurus\/core": "0\.0\.0-/)
  expect(copied).not.toContain('3.1.1')
})
