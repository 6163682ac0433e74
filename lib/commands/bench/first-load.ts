import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Figures } from './figures'
import { addLabel, measureMedians } from './figures'
import { getBlockingTime, readEntries } from './page-probe'
import { toFile } from './server'
import type { Bench } from './visit'
import { PAGE, throttled, visit } from './visit'

/** Name of a page that only the copy of the export has. */
const FLOOR = 'bench-floor.html'

/**
 * Writes the fastest possible version of a page: its HTML with inline styles, no scripts, and nothing else to fetch.
 * Times depend on the machine, so those of a run are compared with this version.
 */
function writeFloor(folder: string): void {
  const html = readFileSync(path.join(folder, toFile(PAGE)), 'utf8')
  const css = [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)]
    .map(([, href = '']) => readFileSync(path.join(folder, toFile(href)), 'utf8'))
    .join('\n')
  const floor = html
    .replace(/<script\b[\s\S]*?<\/script>/g, '')
    .replace(/<link\b[^>]*>/g, '')
    .replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/i, '')
    .replace('</head>', () => `<link rel="icon" href="data:,"><style>${css}</style></head>`)
  writeFileSync(path.join(folder, FLOOR), floor)
}

function measureVisit(bench: Bench, route: string): Promise<Figures> {
  return visit(bench, route, throttled, async (page) => {
    const entries = await readEntries(page)
    const paint = entries.paint.find(({ name }) => name === 'first-contentful-paint')
    const ready = paint?.paintTime ?? paint?.startTime ?? NaN
    const shifts = entries['layout-shift'].filter(({ hadRecentInput }) => !hadRecentInput)
    const scripts = entries.resource.filter(({ name }) => /\.js(?:$|\?)/.test(name))
    return {
      'FCP ms': paint?.startTime ?? NaN,
      'LCP ms': entries['largest-contentful-paint'].at(-1)?.startTime ?? NaN,
      'TBT ms': getBlockingTime(entries.longtask),
      'CLS in thousandths': shifts.reduce((total, { value = 0 }) => total + value * 1000, 0),
      'scripts before paint': scripts.filter(({ startTime }) => startTime < ready).length,
    }
  })
}

/** Measures first visits to a page, and to the same page without scripts. */
export async function measureFirstLoad(bench: Bench): Promise<Figures> {
  writeFloor(bench.server.folder)
  const measure = (url: string) => measureMedians(() => measureVisit(bench, url))
  return {
    ...addLabel('first load', await measure(PAGE)),
    ...addLabel('first load, no scripts', await measure(`/${FLOOR}`)),
  }
}
