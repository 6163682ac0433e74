import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/**
 * What is wrong for readers who use assistive technology, by WCAG 2.2 AA and by axe's own best practices.
 * @param within selector of the part of the page that is looked at; default: all of it
 */
export async function findViolations(page: Page, within?: string): Promise<string[]> {
  const builder = new AxeBuilder({ page }).options({
    // Naming everything that is right takes axe longer than finding what is wrong.
    resultTypes: ['violations'],
    // Of all the rules of WCAG 2.2 AA the only one that axe leaves out by itself.
    rules: { 'target-size': { enabled: true } },
  })
  const { violations } = await (within ? builder.include(within) : builder).analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} ${target.join(' ')}: ${failureSummary}`),
  )
}
