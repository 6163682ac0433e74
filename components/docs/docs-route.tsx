import type { Metadata } from 'next'
import type { Docs } from '@/lib/content/docs/create-docs'
import { findPreviewImage } from '@/lib/mdx/compiled-store'
import { toDocsMetadata } from '@/lib/seo/metadata'
import { DocsRoutePage } from './docs-route-page'

type RouteProps = { params: Promise<{ slug?: string[] }> }

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
      return toDocsMetadata(
        page,
        page.kind === 'doc'
          ? await findPreviewImage(page.doc.path, page.doc.frontMatter)
          : undefined,
      )
    },
    Page: async (props: RouteProps) => <DocsRoutePage page={await getPage(props)} />,
  }
}
