import type { Metadata, Viewport } from 'next'
import type { Blog } from '@/lib/content/blog/create-blog'
import type { BlogPageData } from '@/lib/content/blog/types'
import { toBlogMetadata } from '@/lib/seo/blog-metadata'
import { toHeadViewport, withHead } from '@/lib/seo/head'
import { getHead } from '../mdx/get-compiled'
import { BlogRoutePage } from './blog-route-page'

type RouteProps = { params: Promise<{ slug?: string[] }> }

/** The content file of a page that is a post. */
function findPath(page: BlogPageData): string | undefined {
  return page.kind === 'post' ? page.post.path : undefined
}

/** What the `[[...slug]]/page.tsx` of a blog instance exports. */
export function createBlogRoute(blog: Blog) {
  const getPage = async ({ params }: RouteProps) => {
    const { slug = [] } = await params
    // Next hands segments over as they stand in the address.
    return blog.get(slug.map(decodeURIComponent))
  }
  return {
    generateStaticParams: () => blog.slugs.map((slug) => ({ slug })),
    generateMetadata: async (props: RouteProps): Promise<Metadata> => {
      const page = await getPage(props)
      return withHead(toBlogMetadata(blog, page), await getHead(findPath(page)))
    },
    generateViewport: async (props: RouteProps): Promise<Viewport> =>
      toHeadViewport(await getHead(findPath(await getPage(props)))),
    Page: async (props: RouteProps) => (
      <BlogRoutePage config={blog.config} page={await getPage(props)} />
    ),
  }
}
