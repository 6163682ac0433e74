import { createHash } from 'node:crypto'
import omit from 'lodash-es/omit.js'
import pick from 'lodash-es/pick.js'
import { hashModules } from '@/lib/cache/module-graph'
import { openStore, toKey } from '@/lib/cache/store'
import { env } from '@/lib/config/env'
import { groupBy } from '@/lib/core/group-by'
import { toUnresolvedHtml } from '@/lib/markdown/body/body-html'
import { loadPage } from '@/lib/records/read-records'
import type { PageSummary, SiteIndex } from '@/lib/records/site-index'
import type { PageKind } from '@/lib/records/site-page'
import type { NamesFile, TextFile } from '@/lib/search/index-files'
import { DEFAULT_TAG } from '@/lib/search/tags'
import type { SearchPage } from './search-page'
import { toSearchPage } from './search-page'

/** Kinds of pages that only repeat what is on others. */
const UNFOUND = new Set<PageKind>([
  'upgrade-pair',
  'docs-tags',
  'docs-tag',
  'blog-tags',
  'blog-tag',
  'archive',
])

const TEXT_KEYS = ['text', 'code', 'closed'] as const

/** A file of the index as JSON. */
export type StoredFile = { hash: string; content: string }

/** The index of one part of the site. */
export type StoredIndex = Pick<SearchPage, 'tag' | 'root'> & { names: StoredFile; text: StoredFile }

/** Pages as they were last read, by path and hash of their records. Undefined for a page that isn't findable. */
type KnownPages = Record<string, SearchPage | undefined>

const store = openStore<KnownPages>('search')

/** The dev server creates files on each request. */
let known: KnownPages | undefined

function readSearchPage({ path }: PageSummary): SearchPage | undefined {
  const { page, bodies } = loadPage(path)
  if (!('body' in page)) return toSearchPage(page, undefined)
  const code = bodies[page.body.key]
  return toSearchPage(page, code === undefined ? '' : toUnresolvedHtml(code))
}

function toStoredFile(value: unknown): StoredFile {
  const content = JSON.stringify(value)
  return { hash: createHash('sha256').update(content).digest('hex').slice(0, 8), content }
}

/**
 * Returns the index of each part of the site. Pages that haven't changed since an earlier build are read from `.cache`.
 */
export async function makeSearchIndexes({ pages }: SiteIndex): Promise<StoredIndex[]> {
  const key = toKey(env, await hashModules(['lib/output/search/search-index.ts']))
  const before = known ?? store.find(key) ?? {}
  const summaries = pages.filter(
    ({ kind, isIndexable, isUnlisted }) => isIndexable && !isUnlisted && !UNFOUND.has(kind),
  )
  const read = summaries.map((summary): [string, SearchPage | undefined] => {
    const name = `${summary.path} ${summary.hash}`
    return [name, name in before ? before[name] : readSearchPage(summary)]
  })
  known = Object.fromEntries(read)
  if (read.some(([name]) => !(name in before))) store.keep(key, known)
  const found = read.flatMap(([, page]) => page ?? [])
  return [...groupBy(found, ({ tag }) => tag).values()].map((group) => {
    const names: NamesFile = group.map(({ sections, ...page }) => ({
      ...omit(page, ['tag', 'root']),
      names: sections.map((section) => omit(section, TEXT_KEYS)),
    }))
    const text: TextFile = group.flatMap(({ sections }) =>
      sections.map((section) => pick(section, TEXT_KEYS)),
    )
    const { tag = DEFAULT_TAG, root = '/' } = group[0] ?? {}
    return { tag, root, names: toStoredFile(names), text: toStoredFile(text) }
  })
}

/** Removes pages that no build has used for a while. */
export function pruneSearchIndexes(): void {
  store.prune()
}
