import { siteConfig } from '@/lib/config/site'
import type { DataFile, SiteIndex } from '@/lib/records/site-index'
import { listFeedFiles } from '../feeds/feed-files'
import { listLiveFrameFiles } from '../frames/live-code-frame'
import { listMermaidFrameFiles } from '../frames/mermaid-frame'
import { listMathFiles } from '../math/math-files'
import { listNoticeFiles } from '../notices/third-party-notices'
import { listPartSheets } from '../styles/part-sheets'
import { listSearchFiles } from '../search/search-files'
import { listIconFiles } from '../files/icons'
import { toManifest } from '../files/manifest'
import { toRobots } from '../files/robots'
import {
  SEARCH_DESCRIPTION_PATH,
  hasSearchDescription,
  toSearchDescription,
} from '../files/search-description'
import type { SiteFile } from '../core/site-file'
import { contentTypes } from '../core/site-file'
import { toSitemap } from '../files/sitemap'

function toDataFile(folder: string, { fileName, json }: DataFile): SiteFile {
  return { path: `${folder}${fileName}`, type: contentTypes.json, create: () => json }
}

/** Lists the sitemap and the feeds. @param origin of the deployed site */
function listPublicFiles(pages: SiteIndex['pages'], origin: string): SiteFile[] {
  return [
    { path: '/sitemap.xml', type: contentTypes.xml, create: () => toSitemap(pages, origin) },
    ...listFeedFiles(pages, origin),
  ]
}

/**
 * Placeholder for an unknown origin while a file is created. The domain is reserved:
 * https://www.rfc-editor.org/rfc/rfc6761
 */
const UNKNOWN_ORIGIN = 'https://origin.invalid'

/** Lists the same files if the origin is unknown: their URLs are relative. */
function listRelativeFiles(pages: SiteIndex['pages']): SiteFile[] {
  return listPublicFiles(pages, UNKNOWN_ORIGIN).map((file) => ({
    ...file,
    create: async () => String(await file.create()).replaceAll(UNKNOWN_ORIGIN, ''),
  }))
}

/** Lists the description that tells browsers how to search the site. It requires an absolute URL. */
function listSearchDescription(origin: string | undefined): SiteFile[] {
  if (!hasSearchDescription || origin === undefined) return []
  const create = () => toSearchDescription(origin)
  return [{ path: SEARCH_DESCRIPTION_PATH, type: contentTypes.xml, create }]
}

/** Lists the files of {@link listSiteFiles} without the search files, whose names depend on the text of all pages. */
export async function listFilesBesideSearch(site: SiteIndex): Promise<SiteFile[]> {
  const { pages, routeManifest, optionLists = [], formulas } = site
  const { url: origin } = siteConfig
  return [
    { path: '/robots.txt', type: contentTypes.text, create: toRobots },
    ...(origin === undefined ? listRelativeFiles(pages) : listPublicFiles(pages, origin)),
    ...listSearchDescription(origin),
    {
      path: '/manifest.json',
      type: contentTypes.json,
      create: () => JSON.stringify(toManifest(new Set(pages.map(({ path }) => path)))),
    },
    toDataFile('/routes/', routeManifest),
    ...optionLists.map(({ path, json }) => ({
      path,
      type: contentTypes.json,
      create: () => json,
    })),
    ...listIconFiles(),
    ...listMathFiles(formulas),
    ...listMermaidFrameFiles(),
    ...listNoticeFiles(),
    ...listPartSheets(),
    ...(await listLiveFrameFiles()),
  ]
}

/** Lists every file of the site that isn't a page, an image of a page, or a file for a host. */
export async function listSiteFiles(site: SiteIndex): Promise<SiteFile[]> {
  return [...(await listFilesBesideSearch(site)), ...(await listSearchFiles(site))]
}
