import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

const WCAG_22_AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

type Scope = {
  /** Selector of the part of the page that is looked at; default: all of it. */
  within?: string
  /** Leaves axe's own best practices out, which ask a document in a frame for what only a page has. */
  onlyWcag?: boolean
  /** Looks at colors alone, for a page that is checked in the other mode already. */
  onlyColors?: boolean
}

/** The rules whose result depends on colors; a color mode changes nothing else. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block']

/** What is wrong for readers who use assistive technology, by WCAG 2.2 AA and by axe's own best practices. */
export async function findViolations(page: Page, scope: Scope = {}): Promise<string[]> {
  const builder = new AxeBuilder({ page }).options({
    // Naming everything that is right takes axe longer than finding what is wrong.
    resultTypes: ['violations'],
    // Of all the rules of WCAG 2.2 AA the only one that axe leaves out by itself.
    rules: { 'target-size': { enabled: true } },
  })
  if (scope.onlyWcag) builder.withTags(WCAG_22_AA)
  if (scope.onlyColors) builder.withRules(COLOR_RULES)
  if (scope.within !== undefined) builder.include(scope.within)
  const { violations } = await builder.analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} ${target.join(' ')}: ${failureSummary}`),
  )
}
