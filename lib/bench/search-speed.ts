import type { Browser, Page } from '@playwright/test'
import type { Conditions } from './browser-session'
import { visit } from './browser-session'
import { getBlockingTime } from './page-probe'
import type { BenchServer } from './server'

/** A first search on a page that has just been opened; times in milliseconds. */
export type SearchSpeed = {
  /** From the shortcut that opens the dialog to the first option; the words are typed while it loads. */
  firstAnswer: number
  requests: number
  bytes: number
  /** From each further letter to the list on the screen. */
  keystrokes: number[]
  /** Time by which tasks of the page were longer than 50 ms. */
  blocked: number
}

const TIMEOUT = 30_000

/** Letters of the page's title that are typed at once, and one by one after the first answer. */
const FIRST = 3
const ALL = 8

const whenOption = (page: Page) =>
  page.waitForFunction(
    () => document.querySelector('[role=option]') && performance.now(),
    undefined,
    { timeout: TIMEOUT },
  )

/** Types a letter and returns how long its answer took; undefined if the list stayed the same. */
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

/** Searches for the title of a page from the page itself, once. */
export async function measureSearch(
  browser: Browser,
  server: BenchServer,
  route: string,
  conditions: Conditions,
): Promise<SearchSpeed> {
  const { network, ...local } = conditions
  const search = await visit(browser, server.origin + route, local, async (page) => {
    const heading = await page.getByRole('heading', { level: 1 }).innerText()
    // Some headings start with a sign.
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
    if (end === null) throw new Error(`The search on ${route} has no answer.`)
    const served = [...server.requests]
    // The text tier follows the titles. The page cannot tell when the worker has read it.
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
