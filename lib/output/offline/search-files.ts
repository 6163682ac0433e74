import { searchConfig } from '@/lib/config/search-settings'
import type { OfflineVersion } from '@/lib/service-worker/manifest'
import { PAGE_FILE } from '@/lib/service-worker/manifest'

/** The file that lists the files of search, relative to the export's folder. */
export const SEARCH_LIST = 'search/files.json'

/** A file that search loads. */
type IndexFile = { path: string }

/** Content of the list: the search worker, and the index files of each part of the site. */
type SearchList = {
  worker: string
  /** `root` is the path of a version below the base URL. It's empty for all other pages. */
  tags: Record<string, { root: string; names: IndexFile; text: IndexFile }>
}

/** The search files that belong to the shell, and those of each version. */
export type SearchFiles = {
  shell: string[]
  listOf: (version: Pick<OfflineVersion, 'root'>) => string[]
}

/** The page with all results, which also works offline. */
const page = searchConfig.searchPagePath.slice(1)

/**
 * Splits the search files for offline reading. The index of a version is saved with that version. For pages that don't
 * belong to a version, only the names are stored at once. Their text is stored when a reader has used it.
 * @param list content of the list; undefined if the site has no built-in search
 */
export function readSearchFiles(list: string | undefined): SearchFiles {
  if (list === undefined) return { shell: [], listOf: () => [] }
  const { worker, tags } = JSON.parse(list) as SearchList
  const listTags = ({ root }: Pick<OfflineVersion, 'root'>) =>
    Object.values(tags).filter((tag) => tag.root === root)
  return {
    shell: [
      ...[SEARCH_LIST, worker, page + PAGE_FILE],
      ...listTags({ root: '' }).map(({ names }) => names.path),
    ],
    listOf: (version) => listTags(version).flatMap(({ names, text }) => [names.path, text.path]),
  }
}
