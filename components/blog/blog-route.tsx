import type { Metadata } from 'next'
import type { Blog } from '@/lib/content/blog/create-blog'
import { toBlogMetadata } from '@/lib/seo/blog-metadata'
import { BlogRoutePage } from './blog-route-page'

type RouteProps = { params: Promise<{ slug?: string[] }> }

/** What the `[[...slug]]/page.tsx` of a blog instance exports. */
export function createBlogRoute(blog: Blog) {
  const getPage = async ({ params }: RouteProps) => {
    const { slug = [] } = await params
    // Next hands segments over as they stand in the address.
    return blog.get(slug.map(decodeURIComponent))
  }
  return {
    generateStaticParams: () => blog.slugs.map((slug) => ({ slug })),
    generateMetadata: async (props: RouteProps): Promise<Metadata> =>
      toBlogMetadata(blog, await getPage(props)),
    Page: async (props: RouteProps) => (
      <BlogRoutePage config={blog.config} page={await getPage(props)} />
    ),
  }
}
