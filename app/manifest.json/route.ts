import { toManifest } from '@/lib/output/files/manifest'
import { readSiteIndex } from '@/lib/records/read-records'

export const dynamic = 'force-static'

/** A route and not `app/manifest.ts`, for which Next would add a link to the payload of every page. */
export function GET() {
  return Response.json(toManifest(new Set(readSiteIndex().pages.map(({ path }) => path))))
}
