import type { CaseKind } from './generated-cases'
import { generateCases, listMissed } from './generated-cases'
import type { LocalSearch } from './local-search'
import type { TaskFigures } from './tasks'
import { isHeldOut, runTasks, toFigures } from './tasks'
import { readSearchData } from '@/lib/source/search-data'

/** Minimum figures for search to be good enough, of tasks and of newcomers' questions. */
const BARS = {
  tasks: { first: 0.84, top3: 0.96, reciprocal: 0.9 },
  questions: { first: 0, top3: 0.85, reciprocal: 0 },
} as const

/** How much worse the tasks may be that nobody tunes the search by. */
const MAX_DIFFERENCE = 0.04

const CASE_BARS: Record<CaseKind, number> = { exact: 1, typo: 0.97, prefix: 0.97, pair: 0.97 }

const MIN_TASKS = 60

const percent = (share: number) => `${(share * 100).toFixed(1)} %`

type Expect = (what: string, value: number, bar: number) => void

const toText = ({ tasks, first, top3, reciprocal }: TaskFigures) =>
  `${tasks}: first ${percent(first)}, first three ${percent(top3)}, mean reciprocal rank ${reciprocal.toFixed(3)}`

/** Runs the tasks or the questions. Prints those that fail, except for the held-out ones. */
function checkTasks(search: LocalSearch, kind: keyof typeof BARS, expectAtLeast: Expect): void {
  const results = runTasks(search, readSearchData(kind))
  const all = toFigures(results)
  const tuned = toFigures(results.filter(({ task }) => !isHeldOut(task)))
  const heldOut = toFigures(results.filter(({ task }) => isHeldOut(task)))
  console.log(`${search.tag}, ${kind} ${toText(all)}`)
  console.log(`  tuned by ${toText(tuned)}\n  held out ${toText(heldOut)}`)
  for (const { task, place, first } of results) {
    if (isHeldOut(task) || (kind === 'tasks' ? place === 1 : place > 0 && place <= 3)) continue
    console.log(
      `  ${place === 0 ? 'not found' : `place ${place}`}: ${task.query} (first: ${first})`,
    )
  }
  const name = `${search.tag}, ${kind}`
  expectAtLeast(`${name}, number`, all.tasks, MIN_TASKS)
  for (const figure of ['first', 'top3', 'reciprocal'] as const) {
    expectAtLeast(`${name}, ${figure}`, all[figure], BARS[kind][figure])
    const bar = kind === 'tasks' ? tuned[figure] - MAX_DIFFERENCE : BARS[kind][figure]
    expectAtLeast(`${name}, ${figure} held out`, heldOut[figure], bar)
  }
}

/** Prints how well each search answers, and returns the figures below their bars as messages. */
export function checkRelevance(searches: LocalSearch[]): string[] {
  const failures: string[] = []
  const expectAtLeast: Expect = (what, value, bar) => {
    if (value < bar) failures.push(`${what}: ${value.toFixed(3)} is below ${bar}`)
  }
  for (const search of searches) {
    checkTasks(search, 'tasks', expectAtLeast)
    checkTasks(search, 'questions', expectAtLeast)
    const generated = generateCases(search)
    for (const kind of Object.keys(CASE_BARS) as CaseKind[]) {
      const cases = generated[kind]
      const missed = listMissed(search, kind, cases)
      const share = 1 - missed.length / cases.length
      const examples = missed.length > 0 ? `, missed: ${missed.join(' | ')}` : ''
      console.log(`  ${cases.length} ${kind} queries: ${percent(share)}${examples}`)
      expectAtLeast(`${search.tag}, number of ${kind} queries`, cases.length, MIN_TASKS)
      expectAtLeast(`${search.tag}, share of ${kind} queries`, share, CASE_BARS[kind])
    }
  }
  return failures
}
