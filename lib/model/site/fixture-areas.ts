import { toHref } from '@/lib/config/base-url'
import { testBlog, testDocs, testPages } from '@/lib/config/instances'
import type { FixtureArea } from '@/lib/records/site-data'
import type { BlogPage, DocsPage, StandalonePage } from '@/lib/records/site-page'
import type { SiteInstances } from './load-content'

type Kind = (DocsPage | BlogPage | StandalonePage)['kind']

/** What several pages of a kind are called, in the order in which they are listed. */
const labels: Record<Kind, string> = {
  doc: 'documents',
  category: 'generated category pages',
  'docs-tags': 'index of tags',
  'docs-tag': 'tag pages',
  post: 'posts',
  release: 'releases',
  'post-list': 'list pages',
  archive: 'archive',
  'blog-tags': 'index of tags',
  'blog-tag': 'tag pages',
  page: 'pages',
}

/** Returns the parts of the test area with the number of their pages by kind. */
export function toFixtureAreas({ docs, blogs, pages }: SiteInstances): FixtureArea[] {
  const areas = [
    { kind: 'docs', instances: docs, ...testDocs },
    { kind: 'blog', instances: blogs, ...testBlog },
    { kind: 'pages', instances: pages, ...testPages },
  ] as const
  return areas.map(({ kind, instances, contentPath, routeBasePath }) => {
    const own = instances.filter(({ config }) => config.contentPath === contentPath)
    const kinds = own.flatMap((instance) => instance.pages.map((page): Kind => page.kind))
    const counts = Object.entries(labels).map(([each, label]) => {
      return { label, count: kinds.filter((other) => other === each).length }
    })
    const href = toHref(routeBasePath)
    return { kind, href, counts: counts.filter(({ count }) => count > 0) }
  })
}
