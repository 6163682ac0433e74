import { getRouteManifestFile } from '@/lib/output/route-manifest/route-manifest-file'

export const dynamic = 'force-static'
export const dynamicParams = false

export function generateStaticParams() {
  return [{ file: getRouteManifestFile().fileName }]
}

export function GET() {
  const { json } = getRouteManifestFile()
  return new Response(json, { headers: { 'content-type': 'application/json' } })
}
