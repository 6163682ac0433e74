import type { Blog } from '@/lib/model/blog/create-blog'
import { toBlogMetadata } from '@/lib/output/head/blog-metadata'
import { createContentRoute } from '../article/content-route'
import { BlogRoutePage } from './blog-route-page'

/** What the page file of a blog instance exports. */
export const createBlogRoute = (blog: Blog) =>
  createContentRoute({
    content: blog,
    toMetadata: (page) => toBlogMetadata(blog, page),
    findPath: (page) => (page.kind === 'post' ? page.post.path : undefined),
    render: (page) => <BlogRoutePage config={blog.config} page={page} />,
  })
