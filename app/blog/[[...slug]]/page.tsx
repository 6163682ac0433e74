import { BlogPageView } from '@/components/blog/blog-page-view'
import { mainBlog } from '@/lib/config/instances'
import { createInstanceRoute } from '@/components/routes/page-route'

const route = createInstanceRoute(mainBlog.routeBasePath, BlogPageView)

export const { generateStaticParams, generateMetadata, generateViewport } = route
export default route.Page
