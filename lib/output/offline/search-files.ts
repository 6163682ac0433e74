import { searchConfig } from '@/lib/config/search-settings'
import type { SearchList } from '@/lib/search/index-files'
import type { OfflineVersion } from '@/lib/service-worker/manifest'
import { PAGE_FILE } from '@/lib/service-worker/manifest'

/** The file that lists the files of search, relative to the export's folder. */
export const SEARCH_LIST = 'search/files.json'

/** The search files that belong to the shell, and those of each version. */
export type SearchFiles = {
  shell: string[]
  listOf: (version: Pick<OfflineVersion, 'root'>) => string[]
}

/** The page with all results, which also works offline. */
const page = searchConfig.searchPagePath.slice(1)

/**
 * Splits the search files for offline reading. The index of a version is saved with that version. For pages that don't
 * belong to a version, the worker contains the names, and the text is stored when a reader has used it.
 * @param list content of the list; undefined if the site has no built-in search
 */
export function readSearchFiles(list: string | undefined): SearchFiles {
  if (list === undefined) return { shell: [], listOf: () => [] }
  const { worker, tags } = JSON.parse(list) as SearchList
  return {
    shell: [SEARCH_LIST, worker, page + PAGE_FILE],
    listOf: ({ root }) =>
      Object.values(tags).flatMap((tag) => (tag.root === root ? tag.paths : [])),
  }
}
