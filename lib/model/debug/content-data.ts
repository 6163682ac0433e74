import pick from 'lodash-es/pick.js'
import updateWith from 'lodash-es/updateWith.js'
import type { Json } from '@/lib/records/debug'
import { toJson } from './json'
import type { ListedPage } from './route-data'

/** What the panel shows of a document's record. */
const keys = [
  ...['title', 'id', 'href', 'source', 'isIndexable', 'isUnlisted', 'tags'],
  ...['post.date', 'post.authors', 'post.tags'],
]

/**
 * Returns what the records of documents say about them: by plugin, instance and, in docs, version.
 * @param pages each with the name of its family, such as `docs/default`
 */
export function toContentData(pages: readonly Pick<ListedPage, 'page' | 'family'>[]): Json {
  const data = {}
  for (const { page, family } of pages) {
    if (page.source === undefined) continue
    const [, plugin = '', instance = ''] = /^(.*?)\/(.*)$/.exec(family) ?? []
    const path = [plugin, instance, ...('version' in page ? [page.version.name] : [])]
    const add = (entries: object[] = []) => [...entries, pick(page, keys)]
    updateWith(data, path, add, Object)
  }
  return toJson(data)
}
