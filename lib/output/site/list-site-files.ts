import { siteConfig } from '@/lib/config/site'
import type { SitePath } from '@/lib/core/url'
import { getSharedFiles, toPageSheet } from '@/lib/markdown/math/sheets'
import type { SiteIndex } from '@/lib/records/site-index'
import { listFeedFiles } from '../feeds/feed-files'
import { createLiveFrameFile } from '../frames/live-code-frame'
import { listMermaidFrameFiles } from '../frames/mermaid-frame'
import { listNoticeFiles } from '../notices/third-party-notices'
import { listTwinFiles } from '../twins/twin-files'
import { listInlineScripts } from '../scripts/inline-scripts'
import { listSearchFiles } from '../search/search-files'
import { SEARCH_DESCRIPTION_PATH } from '@/lib/config/search-description'
import { toSearchDescription } from '../files/search-description'
import type { SiteFile } from '../core/site-file'

const toFile = (path: SitePath, content: string | Uint8Array): SiteFile => ({
  path,
  create: () => content,
})

/**
 * Placeholder for an unknown origin while a file is created. The domain is reserved:
 * https://www.rfc-editor.org/rfc/rfc6761
 */
const UNKNOWN_ORIGIN = 'https://origin.invalid'

/**
 * Lists the feeds, the pages as Markdown, and the search description. If the origin is unknown, their URLs are relative.
 */
function listTexts(pages: SiteIndex['pages'], origin: string | undefined): SiteFile[] {
  const toFiles = (from: string) => [
    ...listFeedFiles(pages, from),
    ...listTwinFiles(pages, from),
    toFile(SEARCH_DESCRIPTION_PATH, toSearchDescription(from)),
  ]
  if (origin !== undefined) return toFiles(origin)
  return toFiles(UNKNOWN_ORIGIN).map((file) => ({
    ...file,
    create: async () => String(await file.create()).replaceAll(UNKNOWN_ORIGIN, ''),
  }))
}

/** Lists the files of {@link listSiteFiles} without the search files, whose names depend on the text of all pages. */
export async function listFilesBesideSearch(site: SiteIndex): Promise<SiteFile[]> {
  const { pages, dataFiles, formulas } = site
  const mathFiles = [...getSharedFiles(), ...formulas.map(toPageSheet)]
  return [
    ...listTexts(pages, siteConfig.url),
    ...dataFiles.map(({ path, json }) => toFile(path, json)),
    ...listInlineScripts(),
    ...mathFiles.map(({ fileName, content }) => toFile(`/math/${fileName}`, content)),
    ...(await listMermaidFrameFiles()),
    ...listNoticeFiles(),
    await createLiveFrameFile(),
  ]
}

/** Lists every file of the site that isn't a page, an image of a page, or a file for a host. */
export async function listSiteFiles(site: SiteIndex): Promise<SiteFile[]> {
  return [...(await listFilesBesideSearch(site)), ...(await listSearchFiles(site))]
}
