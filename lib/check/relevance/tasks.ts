import { createHash } from 'node:crypto'
import type { readSearchData } from '@/lib/source/search-data'
import type { SearchHit } from '@/lib/search/protocol'
import type { LocalSearch } from './local-search'

export type SearchTask = ReturnType<typeof readSearchData<'tasks'>>[number]

/** Position of the first right hit, starting at 1, or 0 if the list has none. */
export type TaskResult = { task: SearchTask; place: number; first: string }

/** How well a version answers what readers look for. */
export type TaskFigures = { tasks: number; top3: number; first: number; reciprocal: number }

/** Returns the version of a tag. @example toVersion('docs-default-3.1.1') // '3.1.1' */
export function toVersion(tag: string): string {
  return tag.slice(tag.lastIndexOf('-') + 1)
}

/** Chosen once, so that both parts were equally hard for the search that the first weights came from. */
const SALT = '19'

/**
 * Whether a query is one of the third that nobody tunes the search by. Its figures show whether the others were learned
 * by heart.
 */
export function isHeldOut({ query }: SearchTask): boolean {
  const hash = createHash('sha256').update(`${SALT}${query}`).digest()
  return hash.readUInt8() % 3 === 0
}

/** Returns the path of the page that a hit is on. */
export function toPath({ id }: SearchHit): string {
  return id.slice(1).replace(/#.*/, '')
}

export function runTasks({ tag, index, search }: LocalSearch, tasks: SearchTask[]): TaskResult[] {
  return tasks
    .filter(({ versions }) => versions?.includes(toVersion(tag)) ?? true)
    .map((task) => {
      const paths = search(task.query).map(toPath)
      const right = new Set(task.pages.map((page) => index.root + page))
      return {
        task,
        place: paths.findIndex((path) => right.has(path)) + 1,
        first: paths[0] ?? 'nothing',
      }
    })
}

export function toFigures(results: TaskResult[]): TaskFigures {
  const share = (places: number) =>
    results.filter(({ place }) => place > 0 && place <= places).length / results.length
  const reciprocals = results.map(({ place }) => (place === 0 ? 0 : 1 / place))
  return {
    tasks: results.length,
    top3: share(3),
    first: share(1),
    reciprocal: reciprocals.reduce((total, each) => total + each, 0) / results.length,
  }
}
