import currentSidebars from '@/content/docs/current/sidebars'
import sidebars301 from '@/content/docs/3.0.1/sidebars'
import sidebars311 from '@/content/docs/3.1.1/sidebars'
import { withBaseUrl } from '@/lib/base-url'
import { siteConfig } from '@/lib/config/site'
import type { DocsConfig } from '@/lib/config/types'
import { readCategoryMetadata } from './category-metadata'
import type { Docs } from './create-docs'
import { createDocs } from './create-docs'
import type { SidebarsConfig } from './sidebar-config'
import type { DocFile } from './types'

/** The sidebars of every version by its content folder. */
const sidebarsByFolder: Record<string, SidebarsConfig> = {
  'docs/current': currentSidebars,
  'docs/3.1.1': sidebars311,
  'docs/3.0.1': sidebars301,
}

/**
 * Makes a docs instance from its content folders.
 * @param getFiles the documents below a folder of `content/`
 */
export function loadDocs(config: DocsConfig, getFiles: (folder: string) => DocFile[]): Docs {
  const inputs = config.versions.map(({ name }) => {
    const folder = `${config.contentPath}/${name}`
    const sidebars = sidebarsByFolder[folder]
    if (!sidebars) throw new Error(`No sidebars for content/${folder}. Add them to this file.`)
    return {
      name,
      files: getFiles(folder),
      sidebars,
      sidebarsPath: `content/${folder}/sidebars.ts`,
      categories: readCategoryMetadata(`content/${folder}`),
    }
  })
  const { minHeadingLevel, maxHeadingLevel } = siteConfig.tableOfContents
  const served = { ...config, routeBasePath: withBaseUrl(config.routeBasePath) }
  return createDocs(served, inputs, {
    includeDrafts: process.env.NODE_ENV === 'development',
    toc: { min: minHeadingLevel, max: maxHeadingLevel },
  })
}
