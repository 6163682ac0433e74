import { createBlogRoute } from '@/components/blog/blog-route'
import { testBlog } from '@/lib/config/instances'
import { getBlog } from '@/lib/model/site'

const route = createBlogRoute(getBlog(testBlog))

export const dynamicParams = false
export const generateStaticParams = route.generateStaticParams
export const generateMetadata = route.generateMetadata
export const generateViewport = route.generateViewport
export default route.Page
