import type { Metadata, Viewport } from 'next'
import type { Pages } from '@/lib/content/pages/create-pages'
import { toHeadViewport, withHead } from '@/lib/seo/head'
import { toPageMetadata } from '@/lib/seo/metadata'
import { getHead } from '../mdx/get-compiled'
import type { MdxComponents } from '../mdx/mdx-content'
import { StandalonePage } from './standalone-page'

type RouteProps = { params: Promise<{ slug?: string[] }> }

/**
 * What the `[[...slug]]/page.tsx` of a folder of standalone pages exports.
 * @param components what its documents may use besides the components of all documents
 */
export function createPagesRoute(pages: Pages, components: MdxComponents = {}) {
  const getPage = async ({ params }: RouteProps) => {
    const { slug = [] } = await params
    return pages.get(slug.map(decodeURIComponent))
  }
  return {
    generateStaticParams: () => pages.slugs.map((slug) => ({ slug })),
    generateMetadata: async (props: RouteProps): Promise<Metadata> => {
      const page = await getPage(props)
      return withHead(toPageMetadata(page), await getHead(page.path))
    },
    generateViewport: async (props: RouteProps): Promise<Viewport> =>
      toHeadViewport(await getHead((await getPage(props)).path)),
    Page: async (props: RouteProps) => (
      <StandalonePage page={await getPage(props)} components={components} />
    ),
  }
}
