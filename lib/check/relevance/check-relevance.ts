import { createHash } from 'node:crypto'
import partition from 'lodash-es/partition.js'
import sumBy from 'lodash-es/sumBy.js'
import type { SearchHit } from '@/lib/search/protocol'
import { readSearchData } from '@/lib/source/search-data'
import { generateCases } from './generated-cases'
import type { LocalSearch, SearchCase } from './local-search'
import { toPath, toVersion } from './local-search'

/** A case with the position of its first right hit, starting at 1, or 0 if the list has none. */
type Result = SearchCase & { place: number; first: string }

/** Shares of the cases with a right hit among the first ones, and their mean reciprocal rank. */
type Figures = Record<'first' | 'top3' | 'top5' | 'reciprocal', number>

/** For each kind of query: up to which place a right hit counts as found, and minimum figures. */
const KINDS = {
  tasks: { places: 1, bars: { first: 0.84, top3: 0.96, reciprocal: 0.9 } },
  questions: { places: 3, bars: { top3: 0.85 } },
  exact: { places: 1, bars: { first: 1 } },
  typo: { places: 5, bars: { top5: 0.97 } },
  prefix: { places: 5, bars: { top5: 0.97 } },
  pair: { places: 5, bars: { top5: 0.97 } },
} satisfies Record<string, { places: number; bars: Partial<Figures> }>

/** How much worse the tasks may be that nobody tunes the search by. */
const MAX_DIFFERENCE = 0.04

const MIN_CASES = 60

/** Chosen once, so that both parts were equally hard for the search that the first weights came from. */
const SALT = '19'

/**
 * Whether a query is one of the third that nobody tunes the search by. Its figures show whether the others were learned
 * by heart.
 */
function isHeldOut(query: string): boolean {
  const hash = createHash('sha256').update(`${SALT}${query}`).digest()
  return hash.readUInt8() % 3 === 0
}

/** Returns what readers look for in a version. */
function listTasks({ tag, index }: LocalSearch, kind: 'tasks' | 'questions'): SearchCase[] {
  return readSearchData(kind)
    .filter(({ versions }) => versions?.includes(toVersion(tag)) ?? true)
    .map(({ query, pages }) => {
      const right = pages.map((page) => index.root + page)
      const isRight = (hit: SearchHit) => right.includes(toPath(hit))
      return { query, isRight, isHeldOut: isHeldOut(query) }
    })
}

const isFound = ({ place }: Result, places: number) => place > 0 && place <= places

function toFigures(results: Result[]): Figures {
  const share = (places: number) =>
    results.filter((each) => isFound(each, places)).length / results.length
  const reciprocal = sumBy(results, ({ place }) => (place === 0 ? 0 : 1 / place)) / results.length
  return { first: share(1), top3: share(3), top5: share(5), reciprocal }
}

function toText(results: Result[]): string {
  const { first, top3, top5, reciprocal } = toFigures(results)
  const [one, three, five] = [first, top3, top5].map((share) => `${(share * 100).toFixed(1)} %`)
  return `${results.length}: first ${one}, first three ${three}, first five ${five}, mean reciprocal rank ${reciprocal.toFixed(3)}`
}

function run({ search }: LocalSearch, each: SearchCase): Result {
  const hits = search(each.query)
  const first = hits[0] ? toPath(hits[0]) : 'nothing'
  return { ...each, first, place: hits.findIndex(each.isRight) + 1 }
}

/**
 * Prints how well each search answers, with the queries that fail except for the held-out ones, and returns the figures
 * below their bars as messages.
 */
export function checkRelevance(searches: LocalSearch[]): string[] {
  const failures: string[] = []
  const expectAtLeast = (what: string, value: number, bar: number) => {
    if (value < bar) failures.push(`${what}: ${value.toFixed(3)} is below ${bar}`)
  }
  for (const search of searches) {
    const cases: Record<keyof typeof KINDS, SearchCase[]> = {
      tasks: listTasks(search, 'tasks'),
      questions: listTasks(search, 'questions'),
      ...generateCases(search),
    }
    for (const kind of Object.keys(KINDS) as (keyof typeof KINDS)[]) {
      const { places, bars } = KINDS[kind]
      const name = `${search.tag}, ${kind}`
      const results = cases[kind].map((each) => run(search, each))
      const [heldOut, tuned] = partition(results, 'isHeldOut')
      console.log(`${name} ${toText(results)}`)
      if (heldOut.length > 0) {
        console.log(`  tuned by ${toText(tuned)}\n  held out ${toText(heldOut)}`)
      }
      for (const each of tuned.filter((result) => !isFound(result, places))) {
        const place = each.place === 0 ? 'not found' : `place ${each.place}`
        console.log(`  ${place}: ${each.query} (first: ${each.first})`)
      }
      expectAtLeast(`${name}, number`, results.length, MIN_CASES)
      for (const [figure, bar] of Object.entries(bars) as [keyof Figures, number][]) {
        expectAtLeast(`${name}, ${figure}`, toFigures(results)[figure], bar)
        if (heldOut.length === 0) continue
        const least = kind === 'tasks' ? toFigures(tuned)[figure] - MAX_DIFFERENCE : bar
        expectAtLeast(`${name}, ${figure} held out`, toFigures(heldOut)[figure], least)
      }
    }
  }
  return failures
}
