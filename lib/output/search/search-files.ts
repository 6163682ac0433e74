import { build } from 'esbuild'
import { env } from '@/lib/config/env'
import { fillerWords } from '@/lib/config/search'
import type { SiteIndex } from '@/lib/records/site-index'
import type { NamesFile, SearchSetup, TagFiles } from '@/lib/search/index-files'
import { WORKER_PATH } from '@/lib/search/protocol'
import { DEFAULT_TAG } from '@/lib/search/tags'
import { readSearchData } from '@/lib/source/search-data'
import type { SiteFile } from '../core/site-file'
import { contentTypes } from '../core/site-file'
import type { StoredIndex } from './search-index'
import { makeSearchIndexes } from './search-index'

/** Folder of the files whose names contain a content hash. */
const INDEX_FOLDER = 'search-index'

/** Returns the worker's code. */
async function buildWorker(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: ['lib/search/worker.ts'],
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    write: false,
    logLevel: 'silent',
  })
  return outputFiles.map(({ text }) => text).join('')
}

function toTagFiles({ tag, root, names, text }: StoredIndex): TagFiles {
  return {
    root: root.slice(1),
    // Every query searches the pages that belong to no version.
    names:
      tag === DEFAULT_TAG
        ? (JSON.parse(names.content) as NamesFile)
        : `${INDEX_FOLDER}/${tag}-names.${names.hash}.json`,
    text: `${INDEX_FOLDER}/${tag}-text.${text.hash}.json`,
  }
}

/** Returns the data that the worker needs before it loads anything. */
export function toSearchSetup(indexes: StoredIndex[]): SearchSetup {
  return {
    baseUrl: env.baseUrl,
    tags: Object.fromEntries(indexes.map((index) => [index.tag, toTagFiles(index)])),
    fillerWords,
    synonyms: readSearchData('synonyms'),
    renamed: readSearchData('renamed'),
  }
}

/**
 * Lists the files of search: the worker, which contains the names of the other files, and two tiers for each part of the
 * site, unless the worker contains one.
 */
export async function listSearchFiles(site: SiteIndex): Promise<SiteFile[]> {
  const indexes = await makeSearchIndexes(site)
  const setup = toSearchSetup(indexes)
  return [
    {
      path: `/${WORKER_PATH}`,
      type: contentTypes.js,
      create: async () => `const SEARCH_SETUP=${JSON.stringify(setup)};${await buildWorker()}`,
    },
    ...indexes.flatMap((index) =>
      (['names', 'text'] as const).flatMap((tier) => {
        const file = setup.tags[index.tag]?.[tier]
        if (typeof file !== 'string') return []
        const create = () => index[tier].content
        return [{ path: `/${file}` as const, type: contentTypes.json, create }]
      }),
    ),
  ]
}
