import type { DocsConfig, DocsVersionConfig } from '@/lib/config/types'
import type { Href } from '@/lib/core/url'
import type { VersionTarget } from '@/lib/records/navigation'
import type { DocsPage, PageVersion } from '@/lib/records/site-page'
import type { DocFile } from '@/lib/source/document-files'
import type { SidebarCategoryRow, SidebarTree } from '@/lib/records/section'
import type { Instance } from '../shared/instance'
import type { PageInput, PlannedPage } from '../shared/page-base'
import type { CategoryMetadata } from './category-metadata'
import type { SidebarsConfig } from './sidebar-config'
import type { DocPlace } from './slugs'

export type { DocFile }

/** Content of a version. */
export type DocsVersionInput = {
  config: DocsVersionConfig
  files: DocFile[]
  sidebars: SidebarsConfig
  /** File that defines the sidebars. Problems refer to it. */
  sidebarsPath: string
  /** `_category_` files by folder below the version's content folder. */
  categories?: ReadonlyMap<string, CategoryMetadata>
}

/** A document with its id, URL and place in the content folder. */
export type Doc = DocFile & { id: string; href: Href; place: DocPlace }

/** A page made from a category's items. */
export type GeneratedIndex = Pick<PageInput, 'href' | 'title' | 'description' | 'keywords'> & {
  category: SidebarCategoryRow
  /** Id of the sidebar with the category. */
  sidebar: string
}

/** A version with its documents and sidebars. */
export type DocsVersion = {
  config: DocsVersionConfig
  /** Route of the version, with a leading and a trailing slash. */
  href: Href
  /** Page shown to readers who switch to this version from a page that it doesn't have. */
  mainHref: Href
  docs: ReadonlyMap<string, Doc>
  /** Ids of the documents that this build leaves out. */
  draftIds: ReadonlySet<string>
  /** File that defines the sidebars. Problems refer to it. */
  sidebarsPath: string
  sidebars: ReadonlyMap<string, SidebarTree>
  generatedIndexes: GeneratedIndex[]
}

/** A page of a docs instance. */
export type DocsPageData = PlannedPage<DocsPage['kind']> & {
  version: PageVersion
  sidebar: SidebarTree | undefined
  /** Where its readers get to in each version. */
  versionLinks: VersionTarget[]
}

/** A docs instance: all pages of all its versions. */
export type Docs = Instance<DocsConfig, DocsPageData> & { versions: DocsVersion[] }
