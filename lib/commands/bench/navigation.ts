import type { Figures } from './figures'
import { addLabel, measureMedians } from './figures'
import { sumKilobytes } from './server'
import type { Bench, Conditions } from './visit'
import { PAGE, throttled, unthrottled, visit } from './visit'

/** The link to the next page at the end of an article. */
const NEXT_LINK = 'a[rel=next]'

const TIMEOUT = 15_000

/**
 * Follows the link to the next page once, after pointing at it for some milliseconds. Without a client-side navigation,
 * no time is returned.
 */
function followLink(bench: Bench, conditions: Conditions, hover: number): Promise<Figures> {
  const { requests } = bench.server
  return visit(bench, conditions, async (page) => {
    const link = page.locator(NEXT_LINK)
    // Scrolls to the middle of the window, because a footer or a bar may cover its edges.
    await link.evaluate((element) =>
      element.scrollIntoView({ block: 'center', behavior: 'instant' }),
    )
    await page.waitForTimeout(300)
    requests.length = 0
    const box = await link.boundingBox()
    if (!box) throw new Error(`${PAGE} has no visible ${NEXT_LINK}.`)
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
    await page.mouse.move(x, y)
    await page.waitForTimeout(hover)
    await page.mouse.click(x, y)
    const time = await page
      .waitForFunction(() => window.benchTimes.navigation, undefined, { timeout: TIMEOUT })
      .then((handle) => handle.jsonValue())
      .catch(() => undefined)
    // Requests after the heading are part of the navigation too.
    await page.waitForTimeout(500)
    return {
      ms: time ?? NaN,
      requests: requests.length,
      KB: sumKilobytes(requests),
    }
  })
}

/** Measures navigations within the app, from the click to the painted heading. */
export async function measureNavigation(bench: Bench): Promise<Figures> {
  const figures: Figures = {}
  for (const [speed, conditions] of Object.entries({ unthrottled, throttled })) {
    for (const hover of [0, 100]) {
      const run = () => followLink(bench, conditions, hover)
      const label = `navigation after ${hover} ms of hover, ${speed}`
      Object.assign(figures, addLabel(label, await measureMedians(run)))
    }
  }
  return figures
}
