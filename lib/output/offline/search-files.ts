import { searchConfig } from '@/lib/config/search-settings'
import { DATA_FILE } from '@/lib/next/client-constants'
import type { OfflineVersion } from '@/lib/service-worker/manifest'
import { PAGE_FILE } from '@/lib/service-worker/manifest'

/** Lists the files of the search, below the export's folder. */
export const SEARCH_LIST = 'search/files.json'

/** A file that the search loads. */
type IndexFile = { path: string }

/** What the list says: the search's worker, and the files of each part of the site. */
type SearchList = {
  worker: string
  /** `root` is where the pages of a version are, below the base URL; it is empty for all other pages. */
  tags: Record<string, { root: string; names: IndexFile; text: IndexFile }>
}

/** The files of the search that belong to the shell, and those of a version. */
export type SearchFiles = {
  shell: string[]
  listOf: (version: Pick<OfflineVersion, 'root'>) => string[]
}

/** The page with all results, which shows them without a server as well. */
const page = searchConfig.searchPagePath.slice(1)

/**
 * The index of a version is saved with the version. Of pages that belong to none, only the names are stored at once, and
 * their text when a reader has used it.
 * @param list content of the list; undefined if the site has no search of its own
 */
export function readSearchFiles(list: string | undefined): SearchFiles {
  if (list === undefined) return { shell: [], listOf: () => [] }
  const { worker, tags } = JSON.parse(list) as SearchList
  const listTags = ({ root }: Pick<OfflineVersion, 'root'>) =>
    Object.values(tags).filter((tag) => tag.root === root)
  return {
    shell: [
      ...[SEARCH_LIST, worker, page + PAGE_FILE, page + DATA_FILE],
      ...listTags({ root: '' }).map(({ names }) => names.path),
    ],
    listOf: (version) => listTags(version).flatMap(({ names, text }) => [names.path, text.path]),
  }
}
