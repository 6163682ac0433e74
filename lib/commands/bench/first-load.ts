import type { Figures } from './figures'
import { addLabel, measureMedians } from './figures'
import { getBlockingTime, readEntries } from './page-probe'
import type { Bench } from './visit'
import { throttled, visit } from './visit'

function measureVisit(bench: Bench): Promise<Figures> {
  return visit(bench, throttled, async (page) => {
    const entries = await readEntries(page)
    const paint = entries.paint.find(({ name }) => name === 'first-contentful-paint')
    const shifts = entries['layout-shift'].filter(({ hadRecentInput }) => !hadRecentInput)
    return {
      'FCP ms': paint?.startTime ?? NaN,
      'LCP ms': entries['largest-contentful-paint'].at(-1)?.startTime ?? NaN,
      'TBT ms': getBlockingTime(entries.longtask),
      'CLS in thousandths': shifts.reduce((total, { value = 0 }) => total + value * 1000, 0),
    }
  })
}

/** Measures first visits to a page. */
export async function measureFirstLoad(bench: Bench): Promise<Figures> {
  return addLabel('first load', await measureMedians(() => measureVisit(bench)))
}
