import type { Page } from '@playwright/test'
import { expect, openPage, test } from './site'

/** Minimum side length of a target: https://www.w3.org/TR/WCAG22/#target-size-minimum */
const MINIMUM = 24

/** Opens all collapsed sections, so that their content has a size. */
async function unfold(page: Page): Promise<void> {
  await page
    .getByRole('main')
    .locator('details')
    .evaluateAll((folded) => folded.forEach((each) => each.setAttribute('open', '')))
}

/** Returns links in the main content that are smaller than the minimum, except for those in a sentence. */
function findSmallLinks(page: Page): Promise<string[]> {
  return page
    .getByRole('main')
    .getByRole('link')
    .evaluateAll((links, minimum) => {
      const isInSentence = (link: Element) => {
        const block = link.closest('p, li, td, dd, summary, h2, h3, h4')
        const copy = block?.cloneNode(true) as Element | undefined
        copy?.querySelectorAll('a, code, time').forEach((each) => each.remove())
        return /[a-z]{2,} /i.test(copy?.textContent ?? '')
      }
      return links.flatMap((link) => {
        // The link of a card covers the whole card.
        const isOfCard = getComputedStyle(link, '::after').position === 'absolute'
        const target = isOfCard ? (link.closest('li') ?? link) : link
        const { width, height } = target.getBoundingClientRect()
        // Text boxes are at fractions of a pixel.
        const isSmall = Math.min(width, height) < minimum - 0.5
        if (!link.checkVisibility() || !isSmall || isInSentence(link)) return []
        return `${link.textContent || link.ariaLabel}: ${Math.round(width)} × ${Math.round(height)}`
      })
    }, MINIMUM)
}

for (const route of [
  '/changelog/3.0.0/',
  '/changelog/2.0.0-beta.19/',
  '/changelog/V2 Changelog/',
  '/changelog/',
  '/blog/',
  '/blog/archive/',
  '/blog/tags/',
  '/blog/releases/3.0/',
  '/community/team/',
  '/docs/api/options/',
  '/versions/',
  '/',
]) {
  test(`links on ${route} are targets of ${MINIMUM} px or part of a sentence`, async ({ page }) => {
    await openPage(page, route)
    await unfold(page)
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      expect(await findSmallLinks(page), `${width} px`).toEqual([])
    }
  })
}

test('links to the pull requests of one change are separate, and far enough apart to tap', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/changelog/3.0.0/')
  const changes = page.getByRole('main').locator('li:has(> .change-details)')
  const sizes = await changes.evaluateAll((all) =>
    all.flatMap((change) => {
      const links = [...change.querySelectorAll('.change-details a')]
      if (links.length < 5) return []
      return links.map((link) => {
        const { width, height } = link.getBoundingClientRect()
        return Math.min(width, height)
      })
    }),
  )
  expect(sizes.length).toBeGreaterThan(20)
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(MINIMUM)
})
