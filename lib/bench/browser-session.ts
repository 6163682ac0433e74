import type { Browser, Page } from '@playwright/test'
import { installProbe } from './page-probe'

/** A connection: megabits per second, and milliseconds until a response begins. */
export type Connection = { mbps: number; latency: number }

/** Speed of the visitor's machine and connection. */
export type Conditions = {
  label: string
  cpuSlowdown: number
  network?: Connection
}

export const unthrottled: Conditions = { label: 'unthrottled', cpuSlowdown: 1 }

/** Slow 4G, as defined by Lighthouse. */
export const slowConnection: Conditions = {
  label: 'slow connection',
  cpuSlowdown: 1,
  network: { mbps: 1.6, latency: 150 },
}

/** Conditions of the benchmark: a mid-range phone on a slow mobile network. */
export const throttled: Conditions = { ...slowConnection, label: 'throttled', cpuSlowdown: 4 }

const QUIET = 1500

/** Opens a page as a first-time visitor, and measures it once it's idle. */
export async function visit<Result>(
  browser: Browser,
  url: string,
  conditions: Conditions,
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
    if (conditions.network) {
      const bytesPerSecond = (conditions.network.mbps * 1_000_000) / 8
      await devtools.send('Network.enable')
      await devtools.send('Network.emulateNetworkConditions', {
        offline: false,
        latency: conditions.network.latency,
        downloadThroughput: bytesPerSecond,
        uploadThroughput: bytesPerSecond,
      })
    }
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: conditions.cpuSlowdown })
    await page.addInitScript(installProbe)
    await page.goto(url, { waitUntil: 'networkidle' })
    await page.waitForTimeout(QUIET)
    return await measure(page)
  } finally {
    await context.close()
  }
}
