import { createBlogRoute } from '@/components/blog/blog-route'
import { changelog } from '@/lib/config/instances'
import { getBlog } from '@/lib/model/site'

const route = createBlogRoute(getBlog(changelog))

export const dynamicParams = false
export const generateStaticParams = route.generateStaticParams
export const generateMetadata = route.generateMetadata
export const generateViewport = route.generateViewport
export default route.Page
