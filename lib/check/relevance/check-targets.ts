import { toExact } from '@/lib/search/tokenize'
import type { Fault, Problem } from '@/lib/core/problem'
import { findSuggestion } from '@/lib/core/problem'
import { findDataPlace } from '@/lib/source/data-file'
import { readSearchData, toSearchDataPath } from '@/lib/source/search-data'
import type { LocalSearch } from './local-search'
import { toVersion } from './tasks'

type DataName = Parameters<typeof toSearchDataPath>[0]

function toProblem(name: DataName, place: (string | number)[], problem: Fault): Problem {
  const path = toSearchDataPath(name)
  return { path, ...findDataPlace(path, [name, ...place]), ...problem }
}

/** Lists problems of tasks whose pages or versions don't exist. */
function checkTasks(kind: 'tasks' | 'questions', searches: LocalSearch[]): Problem[] {
  const versions = searches.map(({ tag }) => toVersion(tag))
  return readSearchData(kind).flatMap((task, at) => {
    const wanted = task.versions ?? versions
    const unknown = wanted.flatMap((version, index) =>
      versions.includes(version)
        ? []
        : [
            toProblem(kind, [at, 'versions', index], {
              message: `there is no version "${version}"`,
              fix: `use one of ${versions.join(', ')}`,
            }),
          ],
    )
    const missing = task.pages.flatMap((page, index) =>
      searches
        .filter(({ tag }) => wanted.includes(toVersion(tag)))
        .flatMap(({ tag, index: { units, root } }) => {
          const paths = [...new Set(units.map(({ page: { path } }) => path.slice(root.length)))]
          if (paths.includes(page)) return []
          return toProblem(kind, [at, 'pages', index], {
            message: `version ${toVersion(tag)} has no page "${page}"`,
            fix: 'correct the path, or list the versions that have the page in "versions"',
            suggestion: findSuggestion(page, paths),
          })
        })
        .slice(0, 1),
    )
    return [...unknown, ...missing]
  })
}

/** Lists problems of synonyms and successors that lead nowhere. */
function checkNames(searches: LocalSearch[]): Problem[] {
  const synonyms = readSearchData('synonyms').flatMap(({ to }, at) =>
    searches.some(({ search }) => search(to).length > 0)
      ? []
      : [
          toProblem('synonyms', [at, 'to'], {
            message: `nothing is found for "${to}"`,
            fix: 'write what the documentation says',
          }),
        ],
  )
  const renamed = readSearchData('renamed').flatMap(({ successor }, at) => {
    if (searches.some(({ index }) => index.exact.has(toExact(successor)))) return []
    const names = searches.flatMap(({ index }) => [...index.exact.keys()])
    return toProblem('renamed', [at, 'successor'], {
      message: `no version has "${successor}"`,
      fix: 'write the name of an option',
      suggestion: findSuggestion(successor, names),
    })
  })
  return [...synonyms, ...renamed]
}

/** Lists problems of search data whose targets don't exist in any version. */
export function checkSearchTargets(searches: LocalSearch[]): Problem[] {
  return [
    ...checkTasks('tasks', searches),
    ...checkTasks('questions', searches),
    ...checkNames(searches),
  ]
}
