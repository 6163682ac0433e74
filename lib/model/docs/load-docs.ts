import currentSidebars from '@/content/docs/current/sidebars'
import sidebars301 from '@/content/docs/3.0.1/sidebars'
import sidebars311 from '@/content/docs/3.1.1/sidebars'
import testsSidebars from '@/content/tests/docs/sidebars'
import communitySidebars from '@/content/community/sidebars'
import { toServed } from '@/lib/config/base-url'
import type { DocsConfig } from '@/lib/config/types'
import { readCategoryMetadata } from './category-metadata'
import type { Docs } from './create-docs'
import { createDocs } from './create-docs'
import type { CreateDocsOptions } from './create-version'
import { toVersionFolder } from './create-version'
import type { SidebarsConfig } from './sidebar-config'
import type { DocFile } from './types'

/** The sidebars of every version by its content folder. */
const sidebarsByFolder: Record<string, SidebarsConfig> = {
  'content/docs/current/': currentSidebars,
  'content/docs/3.1.1/': sidebars311,
  'content/docs/3.0.1/': sidebars301,
  'content/community/': communitySidebars,
  'content/tests/docs/': testsSidebars,
}

/**
 * Makes a docs instance from its content folders.
 * @param getFiles the documents below a content path that ends with a slash
 */
export function loadDocs(
  config: DocsConfig,
  getFiles: (folder: string) => DocFile[],
  options: CreateDocsOptions,
): Docs {
  const inputs = config.versions.map((version) => {
    const folder = toVersionFolder(config, version)
    const sidebars = sidebarsByFolder[folder]
    if (!sidebars) throw new Error(`No sidebars for ${folder}. Add them to this file.`)
    return {
      name: version.name,
      files: getFiles(folder),
      sidebars,
      sidebarsPath: `${folder}sidebars.ts`,
      categories: readCategoryMetadata(folder),
    }
  })
  return createDocs(toServed(config), inputs, options)
}
