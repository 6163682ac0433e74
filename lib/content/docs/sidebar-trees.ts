import { createHash } from 'node:crypto'
import { withBaseUrl } from '@/lib/base-url'
import { allDocsInstances } from '..'
import type { DocsPageData, Sidebar } from './types'
import { getTreeItems } from './visible-sidebar'

/** The whole tree of a sidebar as a file that all its pages share. */
export type SidebarTree = { fileName: string; json: string }

const trees = new WeakMap<Sidebar, SidebarTree>()

function getSidebarTree(instanceId: string, version: string, sidebar: Sidebar): SidebarTree {
  let tree = trees.get(sidebar)
  if (!tree) {
    const json = JSON.stringify(getTreeItems(sidebar.items))
    const hash = createHash('sha256').update(json).digest('hex').slice(0, 8)
    // The hash makes the file immutable: a cached page never meets a tree it does not know.
    tree = { fileName: `${instanceId}-${version}-${sidebar.id}.${hash}.json`, json }
    trees.set(sidebar, tree)
  }
  return tree
}

/** Every sidebar of every instance. */
export function getSidebarTrees(): SidebarTree[] {
  return allDocsInstances.flatMap(({ config, versions }) =>
    versions.flatMap((version) =>
      [...version.sidebars.values()].map((sidebar) =>
        getSidebarTree(config.id, version.config.name, sidebar),
      ),
    ),
  )
}

/** URL of the tree of a page's sidebar; empty without a sidebar. */
export function getSidebarTreeHref({ instanceId, version, sidebar }: DocsPageData): string {
  if (!sidebar) return ''
  return withBaseUrl(`/sidebars/${getSidebarTree(instanceId, version.name, sidebar).fileName}`)
}
