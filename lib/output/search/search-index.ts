import omit from 'lodash-es/omit.js'
import pick from 'lodash-es/pick.js'
import { hashModules } from '@/lib/source/cache/module-graph'
import { openStore, toKey } from '@/lib/source/cache/store'
import { env } from '@/lib/config/env'
import type { SiteIndex } from '@/lib/records/site-index'
import type { PartIndex } from '@/lib/search/index-files'
import type { SearchPage } from './search-page'
import { indexedParts, readSearchPage } from './search-page'

const TEXT_KEYS = ['text', 'code'] as const

/** Pages as they were last read, by path and hash of their records. Undefined for a page that isn't findable. */
type KnownPages = Record<string, SearchPage | undefined>

const store = openStore<KnownPages>('search')

/**
 * Returns the index of each part of the site. Pages that haven't changed since an earlier build are read from `.cache`.
 */
export async function makeSearchIndexes({ pages }: SiteIndex): Promise<PartIndex[]> {
  const key = toKey(env, await hashModules(['lib/output/search/search-index.ts']))
  const before = store.find(key) ?? {}
  const read = pages.map((summary): [string, SearchPage | undefined] => {
    const name = `${summary.path} ${summary.hash}`
    return [name, name in before ? before[name] : readSearchPage(summary)]
  })
  if (read.some(([name]) => !(name in before))) {
    store.keep(key, Object.fromEntries(read))
    store.prune()
  }
  const found = read.flatMap(([, page]) => page ?? [])
  return indexedParts.map(({ tag, label, path }) => {
    const group = found.filter((page) => page.tag === tag)
    const names = group.map(({ sections, tag: _, ...page }) => ({
      ...page,
      names: sections.map((section) => omit(section, TEXT_KEYS)),
    }))
    const sections = group.flatMap((page) => page.sections)
    const text = sections.map((section) => pick(section, TEXT_KEYS))
    return { tag, label, root: path.slice(1), names, text }
  })
}
