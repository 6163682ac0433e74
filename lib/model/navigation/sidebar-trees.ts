import type { Sidebar } from '../shared/sidebar'
import { createHash } from 'node:crypto'
import { withBaseUrl } from '@/lib/config/base-url'
import type { Href } from '@/lib/core/url'
import type { DataFile } from '@/lib/records/site-index'
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

function toTree(sidebar: Sidebar, scope: string): DataFile {
  const json = JSON.stringify(getTreeItems(sidebar.items))
  const hash = createHash('sha256').update(json).digest('hex').slice(0, 8)
  // The hash makes the file immutable: a cached page never meets a tree of another build.
  return { fileName: `${scope}-${sidebar.id}.${hash}.json`, json }
}

export function createSidebarTrees(): SidebarTrees {
  const trees = new Map<Sidebar, DataFile>()
  return {
    getHref: (sidebar, scope) => {
      const tree = trees.get(sidebar) ?? toTree(sidebar, scope)
      trees.set(sidebar, tree)
      return withBaseUrl(`/sidebars/${tree.fileName}`)
    },
    list: () => [...trees.values()],
  }
}
