import { createHash } from 'node:crypto'
import { hashModules } from '@/lib/cache/module-graph'
import { openStore, toKey } from '@/lib/cache/store'
import { env } from '@/lib/config/env'
import { groupBy } from '@/lib/core/group-by'
import { toUnresolvedHtml } from '@/lib/markdown/body/body-html'
import { loadPage } from '@/lib/records/read-records'
import type { PageSummary, SiteIndex } from '@/lib/records/site-index'
import type { SearchTag } from '@/lib/search/protocol'
import { indexTag } from './index-tag'
import type { SearchArea } from './search-tag'
import { findSearchArea } from './search-tag'
import type { SearchPage } from './search-page'
import { toSearchPage } from './search-page'

/** A file of the index as JSON. */
export type StoredFile = { hash: string; content: string }

/** The index of one part of the site. */
export type StoredIndex = SearchArea & { names: StoredFile; text: StoredFile }

/**
 * Pages of a part as they were last read, by path and hash of their records. Undefined for a page that isn't findable.
 */
type KnownPages = Record<string, SearchPage | undefined>

const store = openStore<StoredIndex | KnownPages>('search')

/** The dev server creates files on each request, so the most recent indexes are cached. */
const made = new Map<SearchTag, { key: string; index: StoredIndex }>()

const knownPages = new Map<SearchTag, KnownPages>()

function readSearchPage({ path }: PageSummary): SearchPage | undefined {
  const { page, bodies } = loadPage(path)
  if (!('body' in page)) return toSearchPage(page, undefined)
  const code = bodies[page.body.key]
  return toSearchPage(page, code === undefined ? '' : toUnresolvedHtml(code))
}

/** Returns the pages of a part of the site. Known pages aren't read again. */
function readPages(summaries: PageSummary[], known: KnownPages): KnownPages {
  return Object.fromEntries(
    summaries.map((summary) => {
      const { path, hash } = summary
      const key = `${path} ${hash}`
      return [key, key in known ? known[key] : readSearchPage(summary)]
    }),
  )
}

function toStoredFile(value: unknown): StoredFile {
  const content = JSON.stringify(value)
  return { hash: createHash('sha256').update(content).digest('hex').slice(0, 8), content }
}

function makeIndex(area: SearchArea, pages: KnownPages): StoredIndex {
  const found = Object.values(pages).filter((page) => page !== undefined)
  const { names, text } = indexTag(found)
  return { ...area, names: toStoredFile(names), text: toStoredFile(text) }
}

/** Returns the pages that may be found, by part of the site. */
function groupPages({ pages }: SiteIndex): Map<SearchTag, PageSummary[]> {
  return groupBy(
    pages.filter(({ isIndexable, isUnlisted }) => isIndexable && !isUnlisted),
    ({ path }) => findSearchArea(path).tag,
  )
}

/**
 * Returns the index of each part of the site. Pages that haven't changed since an earlier build are read from `.cache`.
 */
export async function makeSearchIndexes(site: SiteIndex): Promise<StoredIndex[]> {
  const isDevelopment = process.env.NODE_ENV === 'development'
  const code = isDevelopment ? '' : await hashModules(['lib/output/search/search-index.ts'])
  return [...groupPages(site)].map(([tag, summaries]) => {
    const parts = summaries.map(({ path, hash }) => [path, hash])
    const key = toKey(code, env, tag, parts)
    const last = made.get(tag)
    if (last?.key === key) return last.index
    const kept = isDevelopment ? undefined : (store.find(key) as StoredIndex | undefined)
    if (kept) return kept
    const pagesKey = toKey(code, env, tag, 'pages')
    const known =
      knownPages.get(tag) ?? (isDevelopment ? {} : ((store.find(pagesKey) ?? {}) as KnownPages))
    const pages = readPages(summaries, known)
    knownPages.set(tag, pages)
    const index = makeIndex(findSearchArea(summaries[0]?.path ?? '/'), pages)
    made.set(tag, { key, index })
    if (!isDevelopment) {
      store.keep(pagesKey, pages)
      store.keep(key, index)
    }
    return index
  })
}

/** Returns every page that readers may find, in the form that search uses. */
export function listSearchPages(site: SiteIndex): SearchPage[] {
  return [...groupPages(site).values()].flatMap((summaries) =>
    summaries.flatMap((summary) => readSearchPage(summary) ?? []),
  )
}

/** Removes indexes that no build has used for a while. */
export function pruneSearchIndexes(): void {
  store.prune()
}
