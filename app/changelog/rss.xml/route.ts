import { changelog } from '@/lib/config/instances'
import { createFeedRoute } from '@/lib/content/blog/feed-route'

export const dynamic = 'force-static'
export const GET = createFeedRoute(changelog, 'rss')
