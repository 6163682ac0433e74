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

/** The sitemap and the feeds. @param origin of the deployed site */
function listPublicFiles(pages: SiteIndex['pages'], origin: string): SiteFile[] {
  return [
    { path: '/sitemap.xml', type: contentTypes.xml, create: () => toSitemap(pages, origin) },
    ...listFeedFiles(pages, origin),
  ]
}

/** Takes the place of an unknown origin while a file is made. The domain is reserved: https://www.rfc-editor.org/rfc/rfc6761 */
const UNKNOWN_ORIGIN = 'https://origin.invalid'

/** The same where nobody has named the origin: their URLs are relative. */
function listRelativeFiles(pages: SiteIndex['pages']): SiteFile[] {
  return listPublicFiles(pages, UNKNOWN_ORIGIN).map((file) => ({
    ...file,
    create: async () => String(await file.create()).replaceAll(UNKNOWN_ORIGIN, ''),
  }))
}

/** Tells browsers how to search the site, which needs an absolute URL. */
function listSearchDescription(origin: string | undefined): SiteFile[] {
  if (!hasSearchDescription || origin === undefined) return []
  const create = () => toSearchDescription(origin)
  return [{ path: SEARCH_DESCRIPTION_PATH, type: contentTypes.xml, create }]
}

/** The files of {@link listSiteFiles} without those of the search, whose names follow from the text of all pages. */
export async function listFilesBesideSearch(site: SiteIndex): Promise<SiteFile[]> {
  const { pages, sidebars, routeManifest, optionLists = [], formulas } = site
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
    ...sidebars.map((sidebar) => toDataFile('/sidebars/', sidebar)),
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

/** Every file of the site that is not a page, an image of one, or a file for a host. */
export async function listSiteFiles(site: SiteIndex): Promise<SiteFile[]> {
  return [...(await listFilesBesideSearch(site)), ...(await listSearchFiles(site))]
}
