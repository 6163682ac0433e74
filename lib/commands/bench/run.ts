import os from 'node:os'
import { chromium } from '@playwright/test'
import { findBrowser } from '@/lib/build/browser'
import { measureBuilds } from './builds'
import { measureDev } from './dev'
import type { Figures } from './figures'
import { measureFirstLoad } from './first-load'
import { measureLighthouse } from './lighthouse'
import { measureNavigation } from './navigation'
import { measureBytes } from './page-bytes'
import { measureSearch } from './search-speed'
import { serveExport } from './server'
import type { Bench } from './visit'
import { PAGE } from './visit'

/** Runs a measurement of the export in a browser. */
async function inBrowser(measure: (bench: Bench) => Promise<Figures>): Promise<Figures> {
  const server = await serveExport()
  const browser = await chromium.launch(findBrowser())
  try {
    return await measure({ browser, server })
  } finally {
    await browser.close()
    server.close()
  }
}

/** The parts of the benchmark, in the order they run. */
const parts: Record<string, () => Promise<Figures>> = {
  build: measureBuilds,
  bytes: () => inBrowser(measureBytes),
  load: () => inBrowser(measureFirstLoad),
  navigation: () => inBrowser(measureNavigation),
  search: () => inBrowser(measureSearch),
  lighthouse: () => inBrowser(({ server }) => measureLighthouse(server.origin + PAGE)),
  dev: measureDev,
}

/** Describes the machine. A load above zero means that other work shares it, so times are too high. */
function describeMachine(): string {
  const cores = os.cpus()
  const load = os.loadavg().map((value) => value.toFixed(1))
  return `${cores.length} cores (${cores[0]?.model ?? 'unknown'}) · Node ${process.version} · load ${load.join(' ')}`
}

/**
 * Runs the named parts, or all of them, and prints the figures as one table. Pages are measured with a 4× CPU slowdown,
 * 1.6 Mbps and 150 ms where they are throttled, and as medians of five.
 * @throws Error if a part is unknown
 */
export async function runBench(names: string[]): Promise<void> {
  const unknown = names.find((name) => !Object.hasOwn(parts, name))
  if (unknown !== undefined) {
    throw new Error(`There is no part "${unknown}"  Fix: use ${Object.keys(parts).join(', ')}`)
  }
  const figures: Figures = {}
  console.log(describeMachine())
  try {
    for (const [name, measure] of Object.entries(parts)) {
      if (names.length > 0 && !names.includes(name)) continue
      process.stderr.write(`${name} …\n`)
      Object.assign(figures, await measure())
    }
  } finally {
    console.table(
      Object.fromEntries(Object.entries(figures).map(([name, value]) => [name, { value }])),
    )
  }
}
