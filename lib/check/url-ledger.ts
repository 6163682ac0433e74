import { existsSync, readFileSync } from 'node:fs'
import { testBlog, testDocs, testPages } from '@/lib/config/instances'
import type { SitePath } from '@/lib/core/url'
import { ensureTrailingSlash } from '@/lib/core/url'
import type { CompiledOutline } from '@/lib/markdown/compile/compile'
import { REDIRECTS_PATH } from '@/lib/model/site/redirects'
import type { Problem } from '@/lib/core/problem'
import { findSuggestion } from '@/lib/core/problem'
import type { Redirect } from '@/lib/records/site-index'
import type { RoutedPage } from '@/lib/records/write-records'

/**
 * File that lists all published URLs: one line per page, with the ids of its headings and options. `npm run urls:lock`
 * adds new ones.
 */
export const LEDGER_PATH = 'content/urls.lock'

const HEADER = `# Published pages and the ids of their headings and options, which other sites link to. \`npm run urls:lock\` adds new ones.
# To give one up on purpose, remove it here.
`

/** Reads the text of the ledger. Returns an empty string if there is none. */
export function readLedger(): string {
  return existsSync(LEDGER_PATH) ? readFileSync(LEDGER_PATH, 'utf8') : ''
}

/** Ids of the headings and options of each page, by the path of the page. */
export type UrlLedger = ReadonlyMap<SitePath, ReadonlySet<string>>

const fixtureRoots = [testDocs, testBlog, testPages].map(({ routeBasePath }) =>
  ensureTrailingSlash(routeBasePath),
)

/** Pages of the site itself, and tag pages, which come and go with their entries. */
const unpublishedKinds = new Set<RoutedPage['page']['kind']>([
  'docs-tag',
  'blog-tag',
  'fixtures',
  'error-tests',
  'debug',
  'not-found',
])

/** Whether others may rely on the URL of a page. The further pages of a list come and go with their entries. */
function isPublished({ page, route }: RoutedPage): boolean {
  if (route === undefined || fixtureRoots.some((root) => page.path.startsWith(root))) return false
  const isFurther = page.kind === 'post-list' && page.path !== ensureTrailingSlash(route)
  return !isFurther && !unpublishedKinds.has(page.kind)
}

/** Current and former ids of headings and option rows. */
type Ids = Pick<CompiledOutline, 'toc' | 'formerIds' | 'optionIds'>

/** Returns the URLs that the site publishes. @param outlines compiled bodies by content path */
export function toLedger(
  pages: readonly RoutedPage[],
  outlines: { get: (source: string) => Ids | undefined },
): UrlLedger {
  return new Map(
    pages.filter(isPublished).map(({ page }) => {
      const outline = page.source === undefined ? undefined : outlines.get(page.source)
      const { toc = [], formerIds = [], optionIds = [] } = outline ?? {}
      return [page.path, new Set([...toc.map(({ id }) => id), ...formerIds, ...optionIds])]
    }),
  )
}

/** An entry of the ledger: a path, which may contain a space, and its ids. */
type Row = { line: number; text: string; path: SitePath; ids: string[] }

function readRows(text: string): Row[] {
  return text.split('\n').map((row, index) => {
    const [path = '', ...ids] = row.startsWith('/') ? row.split(' #') : []
    return { line: index + 1, text: row, path, ids }
  })
}

function formatRow(path: SitePath, ids: Iterable<string>): string {
  return [path, ...ids].join(' #')
}

/**
 * Adds new entries to the ledger and sorts it. Nothing is removed, because redirected pages must stay redirected.
 * @param text of the file; empty if there is none
 */
export function updateLedger(text: string, published: UrlLedger): string {
  const all = new Map([...published].map(([path, ids]) => [path, new Set(ids)]))
  for (const { path, ids } of readRows(text)) {
    if (path !== '') all.set(path, new Set([...(all.get(path) ?? []), ...ids]))
  }
  const rows = [...all]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([path, ids]) => `${formatRow(path, [...ids].sort())}\n`)
  return HEADER + rows.join('')
}

/** The site that the ledger is compared with. */
export type PublishedSite = {
  pages: readonly RoutedPage[]
  redirects: readonly Redirect[]
  /** Compiled bodies by content path. */
  outlines: {
    get: (source: string) => Pick<CompiledOutline, 'anchors' | 'optionIds' | 'problems'> | undefined
  }
  /** Site paths below which pages may be missing because a file they are generated from has problems. */
  uncertainRoots: readonly string[]
}

/** Returns the page that probably replaced a missing one: a new one of the same or a similar name, or else a parent. */
function findSuccessor(path: SitePath, pages: SitePath[], isRecorded: (path: SitePath) => boolean) {
  const added = pages.filter((page) => !isRecorded(page))
  const toName = (page: SitePath) => page.split('/').at(-2)
  const parents = pages.filter((page) => path.startsWith(page))
  return (
    added.find((page) => toName(page) === toName(path)) ??
    findSuggestion(path, added) ??
    parents.sort((a, b) => b.length - a.length)[0] ??
    '/'
  )
}

/**
 * Reports published pages, headings and options that are missing, unless a redirect or a former id of another heading
 * or option replaces them.
 */
export function checkLedger(
  text: string,
  { pages, redirects, outlines, uncertainRoots }: PublishedSite,
): Problem[] {
  const rows = readRows(text).filter(({ path }) => path !== '')
  const recorded = new Set(rows.map(({ path }) => path))
  const pageByPath = new Map(pages.map(({ page }) => [page.path, page]))
  const redirected = new Set(redirects.map(({ from }) => from))
  if (text === '') {
    const fix = 'restore it from Git, or write it anew with `npm run urls:lock`'
    return [{ path: LEDGER_PATH, line: 1, column: 1, message: 'the file is missing', fix }]
  }
  return rows.flatMap(({ line, text: row, path, ids }): Problem[] => {
    const place = { path: LEDGER_PATH, line }
    const page = pageByPath.get(path)
    if (!page) {
      if (redirected.has(path) || uncertainRoots.some((root) => path.startsWith(root))) return []
      const to = findSuccessor(path, [...pageByPath.keys()], (each) => recorded.has(each))
      const message = `the published page ${path} no longer exists`
      return [
        {
          ...place,
          column: 1,
          message,
          fix: `add { from: '${path}', to: '${to}' } to ${REDIRECTS_PATH}`,
        },
      ]
    }
    const source = page.source ?? ''
    const outline = outlines.get(source)
    // The headings of a body with problems are unknown, because the broken part may contain some.
    if (!outline || outline.problems.length > 0) return []
    const [what, elsewhere] = outline.optionIds.length
      ? ['heading or option', ', or to `formerIds` of an option in content/options/']
      : ['heading', '']
    const added = outline.anchors.filter((anchor) => !ids.includes(anchor))
    return ids
      .filter((id) => !outline.anchors.includes(id))
      .map((id) => {
        const successor = findSuggestion(id, added) ?? (added.length === 1 ? added[0] : undefined)
        return {
          ...place,
          column: `${row} `.indexOf(` #${id} `) + 2,
          message: `the published ${what} #${id} of ${path} no longer exists`,
          fix: `keep its id on the heading that replaces it in ${source}, as in {#${successor ?? 'new-id'}, ${id}}${elsewhere}`,
        }
      })
  })
}
