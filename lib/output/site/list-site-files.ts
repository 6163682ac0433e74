import { siteConfig } from '@/lib/config/site'
import type { DataFile, SiteIndex } from '@/lib/records/site-index'
import { listFeedFiles } from '../feeds/feed-files'
import { createLiveFrameFile } from '../frames/live-code-frame'
import { listMermaidFrameFiles } from '../frames/mermaid-frame'
import { listMathFiles } from '../math/math-files'
import { listNoticeFiles } from '../notices/third-party-notices'
import { listTwinFiles } from '../twins/twin-files'
import { listInlineScripts } from '../scripts/inline-scripts'
import { listSearchFiles } from '../search/search-files'
import { SEARCH_DESCRIPTION_PATH } from '@/lib/config/search-description'
import { toSearchDescription } from '../files/search-description'
import type { SiteFile } from '../core/site-file'
import { contentTypes } from '../core/site-file'

function toDataFile(folder: string, { fileName, json }: DataFile): SiteFile {
  return { path: `${folder}${fileName}`, type: contentTypes.json, create: () => json }
}

/**
 * Placeholder for an unknown origin while a file is created. The domain is reserved:
 * https://www.rfc-editor.org/rfc/rfc6761
 */
const UNKNOWN_ORIGIN = 'https://origin.invalid'

/** Lists the feeds, and the pages as Markdown. If the origin is unknown, their URLs are relative. */
function listTexts(pages: SiteIndex['pages'], origin: string | undefined): SiteFile[] {
  const toFiles = (from: string) => [...listFeedFiles(pages, from), ...listTwinFiles(pages, from)]
  if (origin !== undefined) return toFiles(origin)
  return toFiles(UNKNOWN_ORIGIN).map((file) => ({
    ...file,
    create: async () => String(await file.create()).replaceAll(UNKNOWN_ORIGIN, ''),
  }))
}

/** Lists the files of {@link listSiteFiles} without the search files, whose names depend on the text of all pages. */
export async function listFilesBesideSearch(site: SiteIndex): Promise<SiteFile[]> {
  const { pages, routeManifest, optionLists = [], formulas } = site
  const { url: origin } = siteConfig
  return [
    ...listTexts(pages, origin),
    {
      path: SEARCH_DESCRIPTION_PATH,
      type: contentTypes.xml,
      create: () => toSearchDescription(origin ?? UNKNOWN_ORIGIN),
    },
    toDataFile('/routes/', routeManifest),
    ...optionLists.map(({ path, json }) => ({
      path,
      type: contentTypes.json,
      create: () => json,
    })),
    ...listInlineScripts(),
    ...listMathFiles(formulas),
    ...listMermaidFrameFiles(),
    ...listNoticeFiles(),
    await createLiveFrameFile(),
  ]
}

/** Lists every file of the site that isn't a page, an image of a page, or a file for a host. */
export async function listSiteFiles(site: SiteIndex): Promise<SiteFile[]> {
  return [...(await listFilesBesideSearch(site)), ...(await listSearchFiles(site))]
}
