import { withBaseUrl } from '@/lib/config/base-url'
import { testBlog, testDocs, testPages } from '@/lib/config/instances'
import { invariant } from '@/lib/core/invariant'
import type { FixtureArea } from '@/lib/records/site-data'
import type { SiteInstances } from './load-content'

type Count = FixtureArea['counts'][number]

function countKinds<Kind extends string>(
  pages: readonly { own: { kind: Kind } }[],
  labels: Record<Kind, string>,
): Count[] {
  const counts = Object.entries<string>(labels).map(([kind, label]) => {
    return { label, count: pages.filter(({ own }) => own.kind === kind).length }
  })
  return counts.filter(({ count }) => count > 0)
}

/** Returns the parts of the test area with the number of their pages. */
export function toFixtureAreas(content: SiteInstances): FixtureArea[] {
  const docs = content.docs.find(({ config }) => config.id === testDocs.id)
  const blog = content.blogs.find(({ config }) => config.id === testBlog.id)
  invariant(docs && blog, 'the test area has no docs or no blog instance')
  const { pages = [] } =
    content.pages.find(({ config }) => config.contentPath === testPages.contentPath) ?? {}
  const [version] = docs.versions
  return [
    {
      kind: 'docs',
      href: version?.mainHref ?? withBaseUrl(`${testDocs.routeBasePath}/`),
      counts: [
        ...countKinds(docs.pages, {
          doc: 'documents',
          category: 'generated category pages',
          'docs-tags': 'index of tags',
          'docs-tag': 'tag pages',
        }),
        { label: 'sidebars', count: version?.sidebars.size ?? 0 },
      ],
    },
    {
      kind: 'blog',
      href: withBaseUrl(`${testBlog.routeBasePath}/`),
      counts: countKinds(blog.pages, {
        post: 'posts',
        release: 'releases',
        'post-list': 'list pages',
        archive: 'archive',
        'blog-tags': 'index of tags',
        'blog-tag': 'tag pages',
      }),
    },
    {
      kind: 'pages',
      href: withBaseUrl(`${testPages.routeBasePath}/`),
      counts: [
        { label: 'pages', count: pages.length },
        { label: 'unlisted', count: pages.filter(({ unlisted }) => unlisted).length },
      ],
    },
  ]
}
