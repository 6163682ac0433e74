import type { Browser } from '@playwright/test'
import { throttled, visit } from './browser-session'
import { getBlockingTime } from './page-probe'
import type { BenchServer } from './server'
import { getMedian } from './table'

/** A first visit. Times are in milliseconds. */
export type FirstLoad = {
  fcp: number
  lcp: number
  tbt: number
  cls: number
  requests: number
  bytes: number
  /** Scripts that were requested before the first frame was ready. */
  earlyScripts: number
}

/** Measures one first visit under the benchmark's conditions. */
export async function measureFirstLoad(
  browser: Browser,
  server: BenchServer,
  route: string,
): Promise<FirstLoad> {
  server.requests.length = 0
  return visit(browser, server.origin + route, throttled, async (page) => {
    const probe = await page.evaluate(() => window.benchProbe)
    const scripts = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter(({ name }) => /\.js(?:$|\?)/.test(name))
        .map(({ startTime }) => startTime),
    )
    return {
      fcp: probe.fcp,
      lcp: probe.lcp,
      tbt: getBlockingTime(probe.longTasks),
      cls: probe.cls,
      requests: server.requests.length,
      bytes: server.requests.reduce((total, { bytes }) => total + bytes, 0),
      earlyScripts: scripts.filter((start) => start < probe.paintReady).length,
    }
  })
}

/** Returns the median of every figure over several visits. */
export function toMedianLoad(loads: FirstLoad[]): FirstLoad {
  const median = (pick: (load: FirstLoad) => number) => getMedian(loads.map(pick)) ?? Number.NaN
  return {
    fcp: median((load) => load.fcp),
    lcp: median((load) => load.lcp),
    tbt: median((load) => load.tbt),
    cls: median((load) => load.cls),
    requests: median((load) => load.requests),
    bytes: median((load) => load.bytes),
    earlyScripts: median((load) => load.earlyScripts),
  }
}
