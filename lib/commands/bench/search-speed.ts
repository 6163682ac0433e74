import type { Page } from '@playwright/test'
import type { Figures } from './figures'
import { addLabel, getMedian, measureMedians } from './figures'
import { getBlockingTime, readEntries } from './page-probe'
import { sumKilobytes } from './server'
import type { Bench, Conditions } from './visit'
import { PAGE, throttled, unthrottled, visit } from './visit'

const TIMEOUT = 30_000

/** Title of the page, which is searched for. */
const TITLE = 'Installation'

/**
 * Number of letters of the title that are typed at once, and in total. The rest are typed one by one after the
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
    .waitForFunction(() => window.benchTimes.answer, undefined, { timeout: 1000 })
    .then((handle) => handle.jsonValue())
    .catch(() => undefined)
  // A reader types about five letters a second.
  await page.waitForTimeout(200)
  return time
}

/**
 * Searches for the title of a page, on the page itself: the first letters are typed while the dialog loads, the others
 * once it answers.
 */
async function search(bench: Bench, { network, ...local }: Conditions): Promise<Figures> {
  const { server } = bench
  const figures = await visit(bench, local, async (page) => {
    server.requests.length = 0
    server.latency = network?.latency ?? 0
    const start = await page.evaluate(() => performance.now())
    await page.keyboard.press('Control+k')
    await page.keyboard.type(TITLE.slice(0, FIRST))
    const end = await (await whenOption(page)).jsonValue()
    if (end === null) throw new Error(`The search on ${PAGE} returned no answer.`)
    const served = [...server.requests]
    // The text tier loads after the titles. The page can't tell when the worker has read it.
    await page.waitForLoadState('networkidle')
    await page.waitForTimeout(1000)
    const keystrokes: number[] = []
    for (const letter of TITLE.slice(FIRST, ALL)) {
      const time = await typeLetter(page, letter)
      if (time !== undefined) keystrokes.push(time)
    }
    const { longtask } = await readEntries(page)
    return {
      'first answer ms': end - start,
      requests: served.length,
      KB: sumKilobytes(served),
      'keystroke to list ms': getMedian(keystrokes),
      'longest keystroke ms': Math.max(...keystrokes),
      'blocked ms': getBlockingTime(longtask.filter(({ startTime }) => startTime > start)),
    }
  })
  server.latency = 0
  return figures
}

/** Measures a first search on a page that has just been opened, and each letter after it. */
export async function measureSearch(bench: Bench): Promise<Figures> {
  const figures: Figures = {}
  for (const [speed, conditions] of Object.entries({ unthrottled, throttled })) {
    const run = () => search(bench, conditions)
    Object.assign(figures, addLabel(`search, ${speed}`, await measureMedians(run)))
  }
  return figures
}
