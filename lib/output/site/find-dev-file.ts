import { findStoredAsset } from '@/lib/assets/asset-store'
import type { SitePath } from '@/lib/core/url'
import { readSiteIndex } from '@/lib/records/read-records'
import { bundleScript, isInlineScriptName } from '../scripts/inline-scripts'
import type { SiteFile } from '../core/site-file'
import { contentTypes } from '../core/site-file'

/** A file that the dev server sends. */
export type DevFile = { type: string; content: string | Uint8Array }

/** Lists files that are created from the site. Their modules are loaded here, so that pages don't wait for them. */
async function listFiles(folder: string | undefined): Promise<SiteFile[]> {
  const index = readSiteIndex()
  // Only search files have to wait until the text of all pages has been read.
  if (folder?.startsWith('search')) {
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
  const [, folder, name = ''] = path.split('/')
  if (folder === 'assets') {
    const asset = findStoredAsset(name)
    return asset && { type: asset.type, content: asset.bytes }
  }
  if (folder === 'inline-scripts') {
    if (!isInlineScriptName(name)) return undefined
    return { type: contentTypes.js, content: await bundleScript(name) }
  }
  await writeRecords()
  const file = (await listFiles(folder)).find((each) => each.path === path)
  return file && { type: file.type, content: await file.create() }
}
