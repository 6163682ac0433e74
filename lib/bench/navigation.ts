import type { Browser } from '@playwright/test'
import type { Conditions } from './browser-session'
import { visit } from './browser-session'
import type { BenchServer } from './server'

/** How the reader follows the link. */
export type Approach = 'cold' | 'hovered'

/** One navigation within the app: milliseconds from the click to the painted heading, and what it fetched. */
export type Navigation = { time: number | undefined; requests: string[]; bytes: number }

/** The link to the next page at the end of an article. */
const NEXT_LINK = 'a[rel=next]'
const HOVER = 100
const TIMEOUT = 15_000

/** Follows the link to the next page once. `time` is undefined if the whole page was loaded again. */
export async function measureNavigation(
  browser: Browser,
  server: BenchServer,
  route: string,
  conditions: Conditions,
  approach: Approach,
): Promise<Navigation> {
  return visit(browser, server.origin + route, conditions, async (page) => {
    const link = page.locator(NEXT_LINK)
    // Scrolls to the middle of the window, because a footer or a bar may cover its edges.
    await link.evaluate((element) =>
      element.scrollIntoView({ block: 'center', behavior: 'instant' }),
    )
    await page.waitForTimeout(300)
    server.requests.length = 0
    const box = await link.boundingBox()
    if (!box) throw new Error(`${route} has no visible ${NEXT_LINK}.`)
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
    if (approach === 'hovered') {
      await page.mouse.move(x, y)
      await page.waitForTimeout(HOVER)
    }
    // A cold click also moves the pointer, so both approaches go through the browser's input and are comparable.
    await page.mouse.click(x, y)
    const time = await page
      .waitForFunction(() => window.benchProbe.navigation, undefined, { timeout: TIMEOUT })
      .then((handle) => handle.jsonValue())
      .catch(() => undefined)
    // Requests after the heading are part of the navigation too.
    await page.waitForTimeout(500)
    return {
      time,
      requests: server.requests.map(({ url }) => url),
      bytes: server.requests.reduce((total, { bytes }) => total + bytes, 0),
    }
  })
}
