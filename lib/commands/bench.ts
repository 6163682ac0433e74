import os from 'node:os'
import { chromium } from '@playwright/test'
import { findBrowser } from '@/lib/testing/browser'
import { measureBuilds } from './bench/builds'
import { measureDev } from './bench/dev'
import type { Figures } from './bench/figures'
import { measureFirstLoad } from './bench/first-load'
import { measureLighthouse } from './bench/lighthouse'
import { measureNavigation } from './bench/navigation'
import { measureSearch } from './bench/search-speed'
import { serveExport } from './bench/server'
import type { Bench } from './bench/visit'
import { PAGE } from './bench/visit'

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

// Runs the named parts, or all of them, and prints the figures as one table. Pages are measured with a 4× CPU slowdown,
// 1.6 Mbps and 150 ms where they are throttled, and as medians of five.
const names = process.argv.slice(2)
const unknown = names.find((name) => !Object.hasOwn(parts, name))
if (unknown !== undefined) {
  console.error(`There is no part "${unknown}"  Fix: use ${Object.keys(parts).join(', ')}`)
  // Nothing has started yet.
  process.exit(1)
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
