import { findStoredAsset } from '@/lib/assets/asset-store'
import type { SitePath } from '@/lib/core/url'
import { waitForSite } from '@/lib/records/content-service'
import { readSiteIndex } from '@/lib/records/read-records'
import { bundleScript, isInlineScriptName } from '../scripts/inline-scripts'
import { listSearchFiles } from '../search/search-files'
import { listFilesBesideSearch } from './list-site-files'
import { contentTypes } from '../core/site-file'

/** A file that the dev server sends. */
export type DevFile = { type: string; body: BodyInit }

const toBody = (content: string | Uint8Array): BodyInit =>
  typeof content === 'string' ? content : new Uint8Array(content)

/** Creates a file of the site that isn't a page, on each request. Returns undefined if there is none at the path. */
export async function findDevFile(path: SitePath): Promise<DevFile | undefined> {
  const [, folder, name = ''] = path.split('/')
  if (folder === 'assets') {
    const asset = findStoredAsset(name)
    return asset && { type: asset.type, body: toBody(asset.bytes) }
  }
  if (folder === 'inline-scripts') {
    if (!isInlineScriptName(name)) return undefined
    return { type: contentTypes.js, body: await bundleScript(name) }
  }
  await waitForSite()
  // Only search files have to wait until the text of all pages has been read.
  const list = folder?.startsWith('search') ? listSearchFiles : listFilesBesideSearch
  const file = (await list(readSiteIndex())).find((each) => each.path === path)
  return file && { type: file.type, body: toBody(await file.create()) }
}
