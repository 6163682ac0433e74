import { createBlogRoute } from '@/components/blog/blog-route'
import { blogFixtures } from '@/lib/content'

const route = createBlogRoute(blogFixtures)

export const dynamicParams = false
export const generateStaticParams = route.generateStaticParams
export const generateMetadata = route.generateMetadata
export default route.Page
