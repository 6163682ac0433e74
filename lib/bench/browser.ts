import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Browser } from '@playwright/test'
import { chromium } from '@playwright/test'
import { findBrowser } from '@/lib/build/browser'
import { slowConnection, throttled, unthrottled } from './browser-session'
import { findTypicalPages, isPageOf, listExport, toRoute } from './export-files'
import { ExportStore, toFilePath } from './export-store'
import { toFloor } from './floor'
import { measureFirstLoad, toMedianLoad } from './first-load'
import type { Approach, Navigation } from './navigation'
import { measureNavigation } from './navigation'
import { measureSearch } from './search-speed'
import type { BenchServer } from './server'
import { startServer } from './server'
import type { Cell } from './table'
import { formatTable, getMedian, toKilobytes } from './table'

const RUNS = 5

/** URL of a page that only the benchmark's server has. */
const FLOOR = '/bench-floor/'

async function repeat<Result>(run: () => Promise<Result>): Promise<Result[]> {
  // Warms up the server and the machine's caches.
  await run()
  const results: Result[] = []
  for (let count = 0; count < RUNS; count += 1) results.push(await run())
  return results
}

function toMilliseconds(value: number | undefined): Cell {
  return value === undefined || Number.isNaN(value) ? undefined : Math.round(value)
}

function getMedianTime(navigations: Navigation[]): number | undefined {
  const times = navigations.flatMap(({ time }) => (time === undefined ? [] : [time]))
  return times.length === navigations.length ? getMedian(times) : undefined
}

async function toFirstLoadRow(
  browser: Browser,
  server: BenchServer,
  label: string,
  route: string,
): Promise<Cell[]> {
  const loads = await repeat(() => measureFirstLoad(browser, server, route))
  const { fcp, lcp, tbt, cls, requests, bytes, earlyScripts } = toMedianLoad(loads)
  const times = [fcp, lcp, tbt].map(toMilliseconds)
  return [label, ...times, cls.toFixed(3), requests, toKilobytes(bytes), earlyScripts]
}

async function reportFirstLoad(
  browser: Browser,
  server: BenchServer,
  store: ExportStore,
  file: string,
): Promise<string> {
  const html = await readFile(path.join(store.folder, file), 'utf8')
  const sheets = [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)]
  const styles = await Promise.all(
    sheets.map(([, url = '']) => readFile(path.join(store.folder, toFilePath(url)), 'utf8')),
  )
  store.add(FLOOR, toFloor(html, styles.join('\n')))
  return formatTable(
    ['first load', 'FCP ms', 'LCP ms', 'TBT ms', 'CLS', 'requests', 'KB', 'scripts before paint'],
    [
      await toFirstLoadRow(browser, server, 'the same, style inline, no script', FLOOR),
      await toFirstLoadRow(browser, server, toRoute(file), toRoute(file)),
    ],
  )
}

async function reportNavigation(
  browser: Browser,
  server: BenchServer,
  route: string,
): Promise<string> {
  const approaches: Record<Approach, string> = {
    cold: 'click immediately',
    hovered: 'click after 100 ms of hover',
  }
  const rows: Cell[][] = []
  for (const approach of ['cold', 'hovered'] as const) {
    const measure = (conditions: typeof throttled) =>
      repeat(() => measureNavigation(browser, server, route, conditions, approach))
    const fast = await measure(unthrottled)
    const slow = await measure(throttled)
    const all = [...fast, ...slow]
    rows.push([
      approaches[approach],
      toMilliseconds(getMedianTime(fast)),
      toMilliseconds(getMedianTime(slow)),
      getMedian(all.map(({ requests }) => requests.length)),
      toKilobytes(getMedian(all.map(({ bytes }) => bytes)) ?? 0),
    ])
  }
  return formatTable(['navigation', 'unthrottled ms', 'throttled ms', 'requests', 'KB'], rows)
}

async function reportSearch(browser: Browser, server: BenchServer, route: string): Promise<string> {
  const rows: Cell[][] = []
  for (const conditions of [unthrottled, slowConnection, throttled]) {
    const searches = await repeat(() => measureSearch(browser, server, route, conditions))
    const median = (pick: (search: (typeof searches)[number]) => number) =>
      getMedian(searches.map(pick))
    const keystrokes = searches.flatMap((search) => search.keystrokes)
    rows.push([
      conditions.label,
      toMilliseconds(median(({ firstAnswer }) => firstAnswer)),
      median(({ requests }) => requests),
      toKilobytes(median(({ bytes }) => bytes) ?? 0),
      toMilliseconds(getMedian(keystrokes)),
      toMilliseconds(Math.max(...keystrokes)),
      toMilliseconds(median(({ blocked }) => blocked)),
    ])
  }
  const head = [
    'first answer ms',
    'requests',
    'KB',
    'keystroke to list ms',
    'longest ms',
    'blocked ms',
  ]
  return formatTable(['search', ...head], rows)
}

/** Returns the tables of first load, navigation and search, measured on the docs page of median size. */
export async function reportBrowser(folder: string): Promise<string> {
  const page = findTypicalPages(await listExport(folder), isPageOf(folder)).find(
    ({ kind }) => kind === 'docs page',
  )
  if (!page) throw new Error('The export has no docs page.')
  const route = toRoute(page.file.path)
  const store = new ExportStore(folder)
  const server = await startServer(store)
  const browser = await chromium.launch(findBrowser())
  try {
    const conditions = `Chromium ${browser.version()} · 4× CPU slowdown · 1.6 Mbps · 150 ms · median of ${RUNS}`
    const firstLoad = await reportFirstLoad(browser, server, store, page.file.path)
    const navigation = await reportNavigation(browser, server, route)
    const search = await reportSearch(browser, server, route)
    return [conditions, '', firstLoad, '', navigation, '', search].join('\n')
  } finally {
    await browser.close()
    await server.close()
  }
}
