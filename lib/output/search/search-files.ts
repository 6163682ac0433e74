import keyBy from 'lodash-es/keyBy.js'
import omit from 'lodash-es/omit.js'
import pick from 'lodash-es/pick.js'
import uniq from 'lodash-es/uniq.js'
import { listAddedOptions } from '@/lib/options/added-options'
import { hashModules } from '@/lib/source/cache/module-graph'
import { openStore, toKey } from '@/lib/source/cache/store'
import { env } from '@/lib/config/env'
import { fillerWords } from '@/lib/config/search'
import type { SiteIndex } from '@/lib/records/site-index'
import type { PartIndex, SearchSetup } from '@/lib/search/index-files'
import { WORKER_PATH } from '@/lib/search/client'
import { DEFAULT_TAG } from '@/lib/search/protocol'
import { readSearchData } from '@/lib/source/search-data'
import { bundle } from '../core/bundle'
import type { SiteFile } from '../core/site-file'
import type { SearchPage } from './search-page'
import { indexedParts, readSearchPage } from './search-page'

const pageStore = openStore<SearchPage[]>('search')

/**
 * Returns the index of each part of the site. Pages that haven't changed since an earlier build are read from `.cache`.
 */
export async function makeSearchIndexes({ pages }: SiteIndex): Promise<PartIndex[]> {
  const code = await hashModules(['lib/output/search/search-page.ts'])
  const read = pages.map(({ path, hash }) =>
    pageStore.memoize(toKey(env, code, path, hash), () => readSearchPage(path)),
  )
  const found = (await Promise.all(read)).flat()
  return indexedParts.map(({ tag, label, path }) => {
    const group = found.filter((page) => page.tag === tag)
    const names = group.map(({ page, sections }) => ({
      ...page,
      names: sections.map((section) => omit(section, 'text', 'code')),
    }))
    const sections = group.flatMap((page) => page.sections)
    const text = sections.map((section) => pick(section, 'text', 'code'))
    return { tag, label, root: path.slice(1), names, text }
  })
}

/** Lists the options that versions lack by all names that readers type, for the version that has them. */
function toAddedNames(): SearchSetup['renamed'] {
  return listAddedOptions().flatMap(({ path, version }) =>
    uniq([path, path.slice(path.lastIndexOf('.') + 1)]).map((old) => ({
      ...{ old, successor: path },
      note: `\`${path}\` was added in ${version}.`,
    })),
  )
}

/** Creates the files of the index, and the data that the worker needs before it loads any of them. */
export function createIndexFiles(indexes: PartIndex[]): { setup: SearchSetup; files: SiteFile[] } {
  const files: SiteFile[] = []
  const addFile = (name: string, value: unknown): string => {
    const path = `search-index/${name}.${toKey(value).slice(0, 8)}.json`
    files.push({ path: `/${path}`, create: () => JSON.stringify(value) })
    return path
  }
  const parts = indexes.map((part) => ({
    ...part,
    // Every query searches the pages that belong to no version.
    names: part.tag === DEFAULT_TAG ? part.names : addFile(`${part.tag}-names`, part.names),
    text: addFile(`${part.tag}-text`, part.text),
  }))
  const setup = {
    baseUrl: env.baseUrl,
    parts: keyBy(parts, 'tag'),
    fillerWords,
    synonyms: readSearchData('synonyms'),
    renamed: [...readSearchData('renamed'), ...toAddedNames()],
  }
  return { setup, files }
}

/** Lists the files of search: those of the index, and the worker, which contains their names. */
export async function listSearchFiles(site: SiteIndex): Promise<SiteFile[]> {
  const { setup, files } = createIndexFiles(await makeSearchIndexes(site))
  const create = async () =>
    `const SEARCH_SETUP=${JSON.stringify(setup)};${await bundle('lib/search/worker.ts')}`
  return [{ path: `/${WORKER_PATH}`, create }, ...files]
}
