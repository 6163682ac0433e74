import { forEachConcurrently } from '@/lib/core/for-each-concurrently'
import { ASSETS_PATH } from '@/lib/source/assets/asset'
import { findStoredAsset } from '@/lib/source/assets/asset-store'
import { hashModules } from '@/lib/source/cache/module-graph'
import { openStore, toKey } from '@/lib/source/cache/store'
import { env } from '@/lib/config/env'
import { writeFiles } from '@/lib/records/site-files'
import type { SiteIndex } from '@/lib/records/site-index'
import type { SiteFile } from '../core/site-file'
import { listSocialImages } from '../social/list-social-images'
import { listSiteFiles } from './list-site-files'

/** Number of files created at the same time. Images are drawn in threads. */
const FILES_AT_ONCE = 4

/** Lists the images of documents, which are in the store already. */
function listAssetFiles(names: ReadonlySet<string>): SiteFile[] {
  return [...names].flatMap((name) => {
    const bytes = findStoredAsset(name)
    return bytes ? { path: `${ASSETS_PATH}${name}`, create: () => bytes } : []
  })
}

/**
 * Creates every file of the site that isn't a page, and writes them for the export.
 * @param assets names of the images and files that pages show
 */
export async function writeSiteFiles(site: SiteIndex, assets: ReadonlySet<string>): Promise<void> {
  const store = openStore<string | Uint8Array>('files')
  const code = await hashModules([
    'lib/output/site/list-site-files.ts',
    'lib/output/social/draw-social-card.ts',
  ])
  const createFile = ({ path, inputs, create }: SiteFile) =>
    inputs ? store.memoize(toKey(code, env, path, inputs), create) : create()
  const files = [
    ...listAssetFiles(assets),
    ...(await listSiteFiles(site)),
    ...listSocialImages(site),
  ]
  const created: Parameters<typeof writeFiles>[0] = []
  await forEachConcurrently(files, FILES_AT_ONCE, async (file) => {
    created.push({ path: file.path, content: await createFile(file) })
  })
  writeFiles(created)
}
