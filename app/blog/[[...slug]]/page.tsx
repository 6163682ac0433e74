import { createBlogRoute } from '@/components/blog/blog-route'
import { blog } from '@/lib/content'

const route = createBlogRoute(blog)

export const dynamicParams = false
export const generateStaticParams = route.generateStaticParams
export const generateMetadata = route.generateMetadata
export default route.Page
