import { existsSync, readFileSync } from 'node:fs'
import { testBlog, testDocs, testPages } from '@/lib/config/instances'
import type { SitePath } from '@/lib/core/url'
import { ensureTrailingSlash } from '@/lib/core/url'
import type { CompiledOutline } from '@/lib/markdown/store/compiled-store'
import { REDIRECTS_PATH } from '@/lib/model/site/redirects'
import type { Problem } from '@/lib/problems/problem'
import { findSuggestion } from '@/lib/problems/problem'
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

/**
 * Whether others may rely on the URL of a page. Fixtures and the debug panel are internal. Tag pages and the further
 * pages of a list come and go with their entries.
 */
function isPublished({ page, route }: RoutedPage): boolean {
  if (route === undefined || fixtureRoots.some((root) => page.path.startsWith(root))) return false
  switch (page.kind) {
    case 'doc':
    case 'category':
    case 'docs-tags':
    case 'post':
    case 'release':
    case 'archive':
    case 'blog-tags':
    case 'page':
    case 'home':
    case 'versions':
    case 'upgrade':
    case 'upgrade-pair':
    case 'showcase':
    case 'feature-requests':
    case 'offline':
    case 'privacy':
    case 'search':
    case 'site-map':
      return true
    case 'post-list':
      return page.path === ensureTrailingSlash(route)
    case 'docs-tag':
    case 'blog-tag':
    case 'fixtures':
    case 'error-tests':
    case 'debug':
    case 'not-found':
      return false
  }
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

/** An entry of the ledger, with its position in the file. */
type Row = { line: number; path: SitePath; ids: { id: string; column: number }[] }

function readRows(text: string): Row[] {
  return text.split('\n').flatMap((line, index): Row[] => {
    if (!line.startsWith('/')) return []
    // A path may contain a space.
    const path = line.slice(0, line.search(/ #|$/))
    return [
      {
        line: index + 1,
        path,
        ids: [...line.matchAll(/(?<= )#\S+/g)].map((match) => ({
          id: match[0].slice(1),
          column: match.index + 1,
        })),
      },
    ]
  })
}

/**
 * Adds new entries to the ledger and sorts it. Nothing is removed, because redirected pages must stay redirected.
 * @param text of the file; empty if there is none
 */
export function updateLedger(text: string, published: UrlLedger): string {
  const all = new Map([...published].map(([path, ids]) => [path, new Set(ids)]))
  for (const { path, ids } of readRows(text)) {
    const known = all.get(path) ?? new Set()
    for (const { id } of ids) known.add(id)
    all.set(path, known)
  }
  const rows = [...all]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([path, ids]) => [path, ...[...ids].sort().map((id) => `#${id}`)].join(' '))
  return `${HEADER}${rows.map((row) => `${row}\n`).join('')}`
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

/**
 * Returns the page that probably replaced a missing one: a new page with the same name or a similar path, or else the
 * nearest existing parent.
 */
function findSuccessor(path: SitePath, pages: readonly SitePath[], known: Set<SitePath>): SitePath {
  const added = pages.filter((page) => !known.has(page))
  const toName = (page: SitePath) => page.split('/').at(-2)
  const sameName = added.find((page) => toName(page) === toName(path))
  const parents = path
    .split('/')
    .map((_, index, parts) => `${parts.slice(0, -index - 2).join('/')}/`)
  return (
    sameName ??
    findSuggestion(path, added) ??
    parents.find((parent) => pages.includes(parent)) ??
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
  const rows = readRows(text)
  const recorded = new Set(rows.map(({ path }) => path))
  const pageByPath = new Map(pages.map(({ page }) => [page.path, page]))
  const redirected = new Set(redirects.map(({ from }) => from))
  return rows.flatMap(({ line, path, ids }): Problem[] => {
    const place = { path: LEDGER_PATH, line }
    const page = pageByPath.get(path)
    if (!page) {
      if (redirected.has(path) || uncertainRoots.some((root) => path.startsWith(root))) return []
      const successor = findSuccessor(path, [...pageByPath.keys()], recorded)
      return [
        {
          ...place,
          column: 1,
          message: `the published page ${path} no longer exists`,
          fix: `add { from: '${path}', to: '${successor}' } to ${REDIRECTS_PATH}`,
        },
      ]
    }
    const outline = page.source === undefined ? undefined : outlines.get(page.source)
    // The headings of a body with problems are unknown, because the broken part may contain some.
    if (page.source === undefined || !outline || outline.problems.length > 0) return []
    const { anchors, optionIds } = outline
    const [what, elsewhere] = optionIds
      ? ['heading or option', ', or to `formerIds` of an option in content/options/']
      : ['heading', '']
    const published = new Set(ids.map(({ id }) => id))
    const added = anchors.filter((anchor) => !published.has(anchor))
    return ids
      .filter(({ id }) => !anchors.includes(id))
      .map(({ id, column }) => ({
        ...place,
        column,
        message: `the published ${what} #${id} of ${path} no longer exists`,
        fix: `keep its id on the heading that replaces it in ${page.source ?? ''}, as in {#${findSuggestion(id, added) ?? (added.length === 1 ? added[0] : undefined) ?? 'new-id'}, ${id}}${elsewhere}`,
      }))
  })
}
