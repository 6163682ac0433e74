import { lookup } from 'mrmime'
import { ASSETS_PATH } from '@/lib/source/assets/asset'
import { findStoredAsset } from '@/lib/source/assets/asset-store'
import type { SitePath } from '@/lib/core/url'
import type { DevFile } from '@/lib/records/dev-content'
import { readSiteIndex } from '@/lib/records/read-records'
import type { SiteFile } from '../core/site-file'
import { listInlineScripts } from '../scripts/inline-scripts'

/** Lists the files that may be at a path. Their modules are loaded here, so that pages don't wait for them. */
async function listCandidates(
  path: SitePath,
  writeRecords: () => Promise<void>,
): Promise<SiteFile[]> {
  if (path.startsWith('/inline-scripts/')) return listInlineScripts()
  await writeRecords()
  const index = readSiteIndex()
  // Only search files have to wait until the text of all pages has been read.
  if (path.startsWith('/search')) {
    const { listSearchFiles } = await import('../search/search-files')
    return listSearchFiles(index)
  }
  const { listFilesBesideSearch } = await import('./list-site-files')
  return listFilesBesideSearch(index)
}

/**
 * Creates a file of the site that isn't a page, on each request. Returns undefined if there is none at the path.
 * @param writeRecords resolves when the written records include every change
 */
export async function findDevFile(
  path: SitePath,
  writeRecords: () => Promise<void>,
): Promise<DevFile | undefined> {
  const type = lookup(path) ?? 'application/octet-stream'
  if (path.startsWith(ASSETS_PATH)) {
    const bytes = findStoredAsset(path.slice(ASSETS_PATH.length))
    return bytes && { type, content: new Uint8Array(bytes) }
  }
  const file = (await listCandidates(path, writeRecords)).find((each) => each.path === path)
  if (!file) return undefined
  const content = await file.create()
  return typeof content === 'string'
    ? { type: `${type}; charset=utf-8`, content }
    : { type, content: new Uint8Array(content) }
}
