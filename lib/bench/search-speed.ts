import type { Browser, Page } from '@playwright/test'
import type { Conditions } from './browser-session'
import { visit } from './browser-session'
import { getBlockingTime } from './page-probe'
import type { BenchServer } from './server'

/** A first search on a page that has just been opened. Times are in milliseconds. */
export type SearchSpeed = {
  /** Time from the shortcut that opens the dialog until the first option. The query is typed while the dialog loads. */
  firstAnswer: number
  requests: number
  bytes: number
  /** Time from each further letter until the list is shown. */
  keystrokes: number[]
  /** Time by which the page's long tasks exceeded 50 ms. */
  blocked: number
}

const TIMEOUT = 30_000

/**
 * Number of letters of the page's title that are typed at once, and in total. The rest are typed one by one after the
 * first answer.
 */
const FIRST = 3
const ALL = 8

const whenOption = (page: Page) =>
  page.waitForFunction(
    () => document.querySelector('[role=option]') && performance.now(),
    undefined,
    { timeout: TIMEOUT },
  )

/** Types a letter and returns how long its answer took, or undefined if the list didn't change. */
async function typeLetter(page: Page, letter: string): Promise<number | undefined> {
  await page.keyboard.type(letter)
  const time = await page
    .waitForFunction(() => window.benchProbe.answer, undefined, { timeout: 1000 })
    .then((handle) => handle.jsonValue())
    .catch(() => undefined)
  // A reader types about five letters a second.
  await page.waitForTimeout(200)
  return time
}

/** Measures one search for the title of a page, on the page itself. */
export async function measureSearch(
  browser: Browser,
  server: BenchServer,
  route: string,
  conditions: Conditions,
): Promise<SearchSpeed> {
  const { network, ...local } = conditions
  const search = await visit(browser, server.origin + route, local, async (page) => {
    const heading = await page.getByRole('heading', { level: 1 }).innerText()
    // Some headings start with a symbol.
    const title = heading.replace(/^[^\p{L}]+/u, '')
    server.requests.length = 0
    server.connection = network
    const start = await page.evaluate(() => {
      window.benchProbe.longTasks.length = 0
      return performance.now()
    })
    await page.keyboard.press('Control+k')
    await page.keyboard.type(title.slice(0, FIRST))
    const end = await (await whenOption(page)).jsonValue()
    if (end === null) throw new Error(`The search on ${route} returned no answer.`)
    const served = [...server.requests]
    // The text tier loads after the titles. The page can't tell when the worker has read it.
    await page.waitForLoadState('networkidle')
    await page.waitForTimeout(1000)
    const keystrokes: number[] = []
    for (const letter of title.slice(FIRST, ALL)) {
      const time = await typeLetter(page, letter)
      if (time !== undefined) keystrokes.push(time)
    }
    const longTasks = await page.evaluate(() => window.benchProbe.longTasks)
    return {
      firstAnswer: end - start,
      requests: served.length,
      bytes: served.reduce((total, { bytes }) => total + bytes, 0),
      keystrokes,
      blocked: getBlockingTime(longTasks),
    }
  })
  server.connection = undefined
  return search
}
