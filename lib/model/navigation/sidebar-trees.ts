import type { Sidebar } from '../shared/sidebar'
import { withBaseUrl } from '@/lib/config/base-url'
import type { Href } from '@/lib/core/url'
import type { DataFile } from '@/lib/records/site-index'
import { toDataFile } from '../shared/data-file'
import { getTreeItems } from './visible-sidebar'

/** The whole trees of the site's sidebars, each made once. */
export type SidebarTrees = {
  /**
   * File of the tree of a sidebar.
   * @param scope what the sidebar belongs to: an instance, or a version of one
   */
  getHref: (sidebar: Sidebar, scope: string) => Href
  /** Every tree that a page has asked for. */
  list: () => DataFile[]
}

export function createSidebarTrees(): SidebarTrees {
  const trees = new Map<Sidebar, DataFile>()
  return {
    getHref: (sidebar, scope) => {
      const tree =
        trees.get(sidebar) ?? toDataFile(`${scope}-${sidebar.id}`, getTreeItems(sidebar.items))
      trees.set(sidebar, tree)
      return withBaseUrl(`/sidebars/${tree.fileName}`)
    },
    list: () => [...trees.values()],
  }
}
