import { readSiteIndex } from '@/lib/records/read-records'

export const dynamic = 'force-static'
export const dynamicParams = false

export function generateStaticParams() {
  return [{ file: readSiteIndex().routeManifest.fileName }]
}

export function GET() {
  const { json } = readSiteIndex().routeManifest
  return new Response(json, { headers: { 'content-type': 'application/json' } })
}
