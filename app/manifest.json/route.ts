import { siteContent } from '@/lib/content'
import { siteRoutes } from '@/lib/content/all-routes'
import { toManifest } from '@/lib/seo/manifest'

export const dynamic = 'force-static'

/** A route and not `app/manifest.ts`, for which Next would add a link to the payload of every page. */
export function GET() {
  return Response.json(toManifest(new Set(siteRoutes(siteContent).map(({ href }) => href))))
}
