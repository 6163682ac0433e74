import { toExact } from '@/lib/search/tokenize'
import type { Fault, Problem } from '@/lib/core/problem'
import { findSuggestion } from '@/lib/core/problem'
import { findDataPlace } from '@/lib/source/data-file'
import { readSearchData, toSearchDataPath } from '@/lib/source/search-data'
import type { LocalSearch } from './local-search'
import { toVersion } from './local-search'

type DataName = Parameters<typeof toSearchDataPath>[0]

/** Lists the paths of all pages below a version. */
function listPages({ index: { units, root } }: LocalSearch): string[] {
  return [...new Set(units.map(({ page }) => page.path.slice(root.length)))]
}

/** Lists problems of search data whose targets don't exist in any version. */
export function checkSearchTargets(searches: LocalSearch[]): Problem[] {
  const problems: Problem[] = []
  const report = (name: DataName, place: (string | number)[], fault: Fault) => {
    const path = toSearchDataPath(name)
    problems.push({ path, ...findDataPlace(path, [name, ...place]), ...fault })
  }
  const sites = searches.map((each) => ({ version: toVersion(each.tag), pages: listPages(each) }))
  const versions = sites.map(({ version }) => version)

  for (const kind of ['tasks', 'questions'] as const) {
    for (const [at, { versions: wanted = versions, pages }] of readSearchData(kind).entries()) {
      for (const [index, version] of wanted.entries()) {
        if (versions.includes(version)) continue
        report(kind, [at, 'versions', index], {
          message: `there is no version "${version}"`,
          fix: `use one of ${versions.join(', ')}`,
        })
      }
      for (const [index, page] of pages.entries()) {
        const site = sites.find(
          (each) => wanted.includes(each.version) && !each.pages.includes(page),
        )
        if (!site) continue
        report(kind, [at, 'pages', index], {
          message: `version ${site.version} has no page "${page}"`,
          fix: 'correct the path, or list the versions that have the page in "versions"',
          suggestion: findSuggestion(page, site.pages),
        })
      }
    }
  }
  for (const [at, { to }] of readSearchData('synonyms').entries()) {
    if (searches.some(({ search }) => search(to).length > 0)) continue
    const message = `nothing is found for "${to}"`
    report('synonyms', [at, 'to'], { message, fix: 'write what the documentation says' })
  }
  const names = new Set(searches.flatMap(({ index }) => [...index.exact.keys()]))
  for (const [at, { successor }] of readSearchData('renamed').entries()) {
    if (names.has(toExact(successor))) continue
    report('renamed', [at, 'successor'], {
      message: `no version has "${successor}"`,
      fix: 'write the name of an option',
      suggestion: findSuggestion(successor, names),
    })
  }
  return problems
}
