import { checkSearchTargets } from '@/lib/bench/search/check-targets'
import type { CaseKind } from '@/lib/bench/search/generated-cases'
import { generateCases, listMissed } from '@/lib/bench/search/generated-cases'
import { createLocalSearches } from '@/lib/bench/search/local-search'
import { runTasks, toFigures } from '@/lib/bench/search/tasks'
import { makeSearchIndexes } from '@/lib/output/search/search-index'
import { formatReport } from '@/lib/problems/report'
import { readSiteIndex } from '@/lib/records/read-records'
import { checkSearchData, readSearchData } from '@/lib/source/search-data'

/** Minimum figures for search to be good enough. */
const BARS = { top3: 0.95, first: 0.8, reciprocal: 0.88 }

const CASE_BARS: Record<CaseKind, number> = { exact: 1, typo: 0.97, prefix: 0.97, pair: 0.97 }

const MIN_TASKS = 60

const percent = (share: number) => `${(share * 100).toFixed(1)} %`

const failures: string[] = []

function expectAtLeast(what: string, value: number, bar: number): void {
  if (value < bar) failures.push(`${what}: ${value.toFixed(3)} is below ${bar}`)
}

const searches = createLocalSearches(await makeSearchIndexes(readSiteIndex()))
const problems = [...checkSearchData(), ...checkSearchTargets(searches)]
if (problems.length > 0) {
  console.error(formatReport(problems))
  process.exitCode = 1
}
const tasks = readSearchData('tasks')
for (const search of searches) {
  const results = runTasks(search, tasks)
  const figures = toFigures(results)
  console.log(
    `${search.tag}: ${figures.tasks} tasks, first ${percent(figures.first)}, first three ${percent(figures.top3)}, mean reciprocal rank ${figures.reciprocal.toFixed(3)}`,
  )
  for (const { task, place, first } of results) {
    if (place === 1) continue
    console.log(
      `  ${place === 0 ? 'not found' : `place ${place}`}: ${task.query} (first: ${first})`,
    )
  }
  expectAtLeast(`${search.tag}, number of tasks`, figures.tasks, MIN_TASKS)
  expectAtLeast(`${search.tag}, share of tasks in the first three`, figures.top3, BARS.top3)
  expectAtLeast(`${search.tag}, share of tasks at the first place`, figures.first, BARS.first)
  expectAtLeast(`${search.tag}, mean reciprocal rank`, figures.reciprocal, BARS.reciprocal)
  const generated = Object.entries(generateCases(search)) as [
    CaseKind,
    ReturnType<typeof generateCases>[CaseKind],
  ][]
  for (const [kind, cases] of generated) {
    const missed = listMissed(search, kind, cases)
    const share = 1 - missed.length / cases.length
    const examples = missed.length > 0 ? `, missed: ${missed.join(' | ')}` : ''
    console.log(`  ${cases.length} ${kind} queries: ${percent(share)}${examples}`)
    expectAtLeast(`${search.tag}, number of ${kind} queries`, cases.length, MIN_TASKS)
    expectAtLeast(`${search.tag}, share of ${kind} queries`, share, CASE_BARS[kind])
  }
}
if (failures.length > 0) {
  console.error(failures.join('\n'))
  process.exitCode = 1
}
