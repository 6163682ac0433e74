import mapKeys from 'lodash-es/mapKeys.js'

/** Figures of a measurement by name, in the order of the table. */
export type Figures = Record<string, number>

/** Number of times that something is measured. */
const RUNS = 5

/** Returns the middle value. NaN without values. */
export function getMedian(values: number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN
}

/** Starts the name of each figure with a label. */
export function addLabel(label: string, figures: Figures): Figures {
  return mapKeys(figures, (_, name) => `${label}, ${name}`)
}

/** Measures several times, after a run that warms up the machine's caches. Returns the median of each figure. */
export async function measureMedians(run: () => Promise<Figures>): Promise<Figures> {
  const names = Object.keys(await run())
  const runs: Figures[] = []
  while (runs.length < RUNS) runs.push(await run())
  const toMedian = (name: string) =>
    Number(getMedian(runs.map((each) => each[name] ?? NaN)).toFixed(1))
  return Object.fromEntries(names.map((name) => [name, toMedian(name)]))
}
