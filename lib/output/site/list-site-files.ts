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
  hasSearchPage,
  toSearchDescription,
} from '../files/search-description'
import type { SiteFile } from '../core/site-file'
import { contentTypes } from '../core/site-file'
import { toSitemap } from '../files/sitemap'

function toDataFile(folder: string, { fileName, json }: DataFile): SiteFile {
  return { path: `${folder}${fileName}`, type: contentTypes.json, create: () => json }
}

/** Every file of the site that is not a page, an image of one, or a file for a host. */
export async function listSiteFiles(site: SiteIndex): Promise<SiteFile[]> {
  const { pages, sidebars, routeManifest, formulas } = site
  return [
    { path: '/robots.txt', type: contentTypes.text, create: toRobots },
    { path: '/sitemap.xml', type: contentTypes.xml, create: () => toSitemap(pages) },
    {
      path: '/manifest.json',
      type: contentTypes.json,
      create: () => JSON.stringify(toManifest(new Set(pages.map(({ path }) => path)))),
    },
    ...(hasSearchPage
      ? [{ path: SEARCH_DESCRIPTION_PATH, type: contentTypes.xml, create: toSearchDescription }]
      : []),
    toDataFile('/routes/', routeManifest),
    ...sidebars.map((sidebar) => toDataFile('/sidebars/', sidebar)),
    ...listFeedFiles(pages),
    ...listIconFiles(),
    ...listMathFiles(formulas),
    ...listMermaidFrameFiles(),
    ...(await listLiveFrameFiles()),
  ]
}
