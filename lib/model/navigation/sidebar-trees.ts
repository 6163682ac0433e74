import { createHash } from 'node:crypto'
import { withBaseUrl } from '@/lib/config/base-url'
import { allBlogs, allDocsInstances } from '../site'
import type { BlogPageData } from '../blog/types'
import type { DocsPageData, Sidebar } from '../docs/types'
import { getTreeItems } from './visible-sidebar'

/** The whole tree of a sidebar as a file that all its pages share. */
export type SidebarTree = { fileName: string; json: string }

const trees = new WeakMap<Sidebar, SidebarTree>()

/** @param scope what the sidebar belongs to: an instance, or a version of one */
function getSidebarTree(scope: string, sidebar: Sidebar): SidebarTree {
  let tree = trees.get(sidebar)
  if (!tree) {
    const json = JSON.stringify(getTreeItems(sidebar.items))
    const hash = createHash('sha256').update(json).digest('hex').slice(0, 8)
    // The hash makes the file immutable: a cached page never meets a tree it does not know.
    tree = { fileName: `${scope}-${sidebar.id}.${hash}.json`, json }
    trees.set(sidebar, tree)
  }
  return tree
}

function toScope(instanceId: string, version: string): string {
  return `${instanceId}-${version}`
}

/** Every sidebar of every instance. */
export function getSidebarTrees(): SidebarTree[] {
  const ofDocs = allDocsInstances.flatMap(({ config, versions }) =>
    versions.flatMap((version) =>
      [...version.sidebars.values()].map((sidebar) =>
        getSidebarTree(toScope(config.id, version.config.name), sidebar),
      ),
    ),
  )
  return [...ofDocs, ...allBlogs.map(({ config, sidebar }) => getSidebarTree(config.id, sidebar))]
}

function toHref({ fileName }: SidebarTree): string {
  return withBaseUrl(`/sidebars/${fileName}`)
}

/** URL of the tree of a docs page's sidebar; empty without a sidebar. */
export function getSidebarTreeHref({ instanceId, version, sidebar }: DocsPageData): string {
  return sidebar ? toHref(getSidebarTree(toScope(instanceId, version.name), sidebar)) : ''
}

/** URL of the tree of a blog's sidebar. */
export function getBlogSidebarTreeHref({ instanceId, sidebar }: BlogPageData): string {
  return toHref(getSidebarTree(instanceId, sidebar))
}
