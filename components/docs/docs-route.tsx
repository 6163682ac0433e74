import type { Metadata, Viewport } from 'next'
import type { Docs } from '@/lib/content/docs/create-docs'
import type { DocsPageData } from '@/lib/content/docs/types'
import { toHeadViewport, withHead } from '@/lib/seo/head'
import { toDocsMetadata } from '@/lib/seo/metadata'
import { getHead } from '../mdx/get-compiled'
import { DocsRoutePage } from './docs-route-page'

type RouteProps = { params: Promise<{ slug?: string[] }> }

/** The content file of a page that is one. */
function findPath(page: DocsPageData): string | undefined {
  return page.kind === 'doc' ? page.doc.path : undefined
}

/** What the `[[...slug]]/page.tsx` of a docs instance exports. */
export function createDocsRoute(docs: Docs) {
  const getPage = async ({ params }: RouteProps) => {
    const { slug = [] } = await params
    // Next hands segments over as they stand in the address.
    return docs.get(slug.map(decodeURIComponent))
  }
  return {
    generateStaticParams: () => docs.slugs.map((slug) => ({ slug })),
    generateMetadata: async (props: RouteProps): Promise<Metadata> => {
      const page = await getPage(props)
      return withHead(toDocsMetadata(page), await getHead(findPath(page)))
    },
    generateViewport: async (props: RouteProps): Promise<Viewport> =>
      toHeadViewport(await getHead(findPath(await getPage(props)))),
    Page: async (props: RouteProps) => <DocsRoutePage page={await getPage(props)} />,
  }
}
