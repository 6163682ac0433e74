import type { Sidebar } from '../shared/sidebar'
import { withBaseUrl } from '@/lib/config/base-url'
import type { Href } from '@/lib/core/url'
import type { DataFile } from '@/lib/records/site-index'
import { toDataFile } from '../shared/data-file'
import { getTreeItems } from './visible-sidebar'

/** The complete trees of the site's sidebars, each created once. */
export type SidebarTrees = {
  /**
   * Returns the URL of a sidebar's tree file.
   * @param scope the instance or version that the sidebar belongs to
   */
  getHref: (sidebar: Sidebar, scope: string) => Href
  /** Lists the trees whose URL was requested. */
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
