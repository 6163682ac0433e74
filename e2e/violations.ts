import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'

const WCAG_22_AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

type Scope = {
  /** Selector of the part of the page to check. The default is the whole page. */
  within?: string
  /** Excludes axe's own best practices, which expect a document in a frame to have what only a page needs. */
  onlyWcag?: boolean
  /** Checks only colors, for a page that was already checked in the other mode. */
  onlyColors?: boolean
}

/** The rules that depend on colors, which are all that a color mode changes. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block']

/** Returns accessibility problems by WCAG 2.2 AA and axe's own best practices. */
export async function findViolations(page: Page, scope: Scope = {}): Promise<string[]> {
  // Until a transition ends, a color is one between those of the modes. The end of one can start those of its children.
  await page.evaluate(() => {
    for (let depth = 0; depth < 20; depth += 1) {
      for (const each of document.getAnimations()) if (each instanceof CSSTransition) each.finish()
    }
  })
  const isAlone = page.frames().length === 1
  // Loading axe again takes longer than some checks do. With frames, it may be missing in one of them.
  const isLoaded = isAlone && (await page.evaluate(() => 'axe' in window))
  const builder = new AxeBuilder({ page, axeSource: isLoaded ? ';' : undefined }).options({
    // Listing everything that passes takes axe longer than finding violations.
    resultTypes: ['violations'],
    // The only rule of WCAG 2.2 AA that axe disables by default.
    rules: { 'target-size': { enabled: true } },
  })
  // With frames, axe sends everything it has found to a page that merges it, which takes as long as the check itself.
  builder.setLegacyMode(isAlone)
  if (scope.onlyWcag) builder.withTags(WCAG_22_AA)
  if (scope.onlyColors) builder.withRules(COLOR_RULES)
  if (scope.within !== undefined) builder.include(scope.within)
  const { violations } = await builder.analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} ${target.join(' ')}: ${failureSummary}`),
  )
}

/**
 * Calls a function in light and in dark mode, without loading the page again. Modes differ only in colors, so the second
 * time, there's no need to check anything else.
 */
export async function inEachMode(
  page: Page,
  check: (mode: { colorScheme: 'light' | 'dark'; onlyColors: boolean }) => Promise<void>,
): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme)
    await check({ colorScheme, onlyColors: colorScheme === 'dark' })
  }
}
