import type { Metadata } from 'next'
import type { Pages } from '@/lib/content/pages/create-pages'
import { findPreviewImage } from '@/lib/mdx/compiled-store'
import { toPageMetadata } from '@/lib/seo/metadata'
import { StandalonePage } from './standalone-page'

type RouteProps = { params: Promise<{ slug?: string[] }> }

/** What the `[[...slug]]/page.tsx` of a folder of standalone pages exports. */
export function createPagesRoute(pages: Pages) {
  const getPage = async ({ params }: RouteProps) => {
    const { slug = [] } = await params
    return pages.get(slug.map(decodeURIComponent))
  }
  return {
    generateStaticParams: () => pages.slugs.map((slug) => ({ slug })),
    generateMetadata: async (props: RouteProps): Promise<Metadata> => {
      const page = await getPage(props)
      return toPageMetadata(page, await findPreviewImage(page.path, page))
    },
    Page: async (props: RouteProps) => <StandalonePage page={await getPage(props)} />,
  }
}
