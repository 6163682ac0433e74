import { siteConfig } from '@/lib/config/site'
import type { DataFile, SiteIndex } from '@/lib/records/site-index'
import { listFeedFiles } from '../feeds/feed-files'
import { listLiveFrameFiles } from '../frames/live-code-frame'
import { listMermaidFrameFiles } from '../frames/mermaid-frame'
import { listMathFiles } from '../math/math-files'
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

/** The files that are made of absolute URLs. @param origin of the deployed site */
function listPublicFiles(pages: SiteIndex['pages'], origin: string): SiteFile[] {
  return [
    { path: '/sitemap.xml', type: contentTypes.xml, create: () => toSitemap(pages, origin) },
    ...(hasSearchDescription
      ? [
          {
            path: SEARCH_DESCRIPTION_PATH,
            type: contentTypes.xml,
            create: () => toSearchDescription(origin),
          } as const,
        ]
      : []),
    ...listFeedFiles(pages, origin),
  ]
}

/** Every file of the site that is not a page, an image of one, or a file for a host. */
export async function listSiteFiles(site: SiteIndex): Promise<SiteFile[]> {
  const { pages, sidebars, routeManifest, formulas } = site
  return [
    { path: '/robots.txt', type: contentTypes.text, create: toRobots },
    ...(siteConfig.url === undefined ? [] : listPublicFiles(pages, siteConfig.url)),
    {
      path: '/manifest.json',
      type: contentTypes.json,
      create: () => JSON.stringify(toManifest(new Set(pages.map(({ path }) => path)))),
    },
    toDataFile('/routes/', routeManifest),
    ...sidebars.map((sidebar) => toDataFile('/sidebars/', sidebar)),
    ...listIconFiles(),
    ...listMathFiles(formulas),
    ...listMermaidFrameFiles(),
    ...(await listLiveFrameFiles()),
  ]
}
