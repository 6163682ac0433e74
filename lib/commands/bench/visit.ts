import type { Browser, Page } from '@playwright/test'
import { installProbe } from './page-probe'
import type { BenchServer } from './server'

/** A browser, and the server of the export that it visits. */
export type Bench = { browser: Browser; server: BenchServer }

/** A docs page of median size. */
export const PAGE = '/docs/installation/'

/** Speed of the visitor's machine and connection: megabits per second, and milliseconds until a response begins. */
export type Conditions = { cpuSlowdown: number; network?: { mbps: number; latency: number } }

export const unthrottled: Conditions = { cpuSlowdown: 1 }

/** A mid-range phone on slow 4G, as defined by Lighthouse. */
export const throttled: Conditions = { cpuSlowdown: 4, network: { mbps: 1.6, latency: 150 } }

/** Milliseconds without a request until a page counts as idle. */
const QUIET = 1500

/** Opens the page as a first-time visitor, and measures it once it's idle. The server lists the requests. */
export async function visit<Result>(
  { browser, server }: Bench,
  { cpuSlowdown, network }: Conditions,
  measure: (page: Page) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    // Files that it stores in the background aren't part of the visit.
    serviceWorkers: 'block',
  })
  try {
    const page = await context.newPage()
    const devtools = await context.newCDPSession(page)
    if (network) {
      const bytesPerSecond = (network.mbps * 1_000_000) / 8
      await devtools.send('Network.enable')
      await devtools.send('Network.emulateNetworkConditions', {
        offline: false,
        latency: network.latency,
        downloadThroughput: bytesPerSecond,
        uploadThroughput: bytesPerSecond,
      })
    }
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown })
    await page.addInitScript(installProbe)
    server.requests.length = 0
    await page.goto(server.origin + PAGE, { waitUntil: 'networkidle' })
    await page.waitForTimeout(QUIET)
    return await measure(page)
  } finally {
    await context.close()
  }
}
