import { siteContent } from '@/lib/model/site'
import { siteRoutes } from '@/lib/model/site/all-routes'
import { toManifest } from '@/lib/output/files/manifest'

export const dynamic = 'force-static'

/** A route and not `app/manifest.ts`, for which Next would add a link to the payload of every page. */
export function GET() {
  return Response.json(toManifest(new Set(siteRoutes(siteContent).map(({ href }) => href))))
}
