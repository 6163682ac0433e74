import { findStoredAsset, listStoredAssets } from '@/lib/assets/asset-store'

export const dynamic = 'force-static'

type RouteProps = { params: Promise<{ file: string }> }

export async function generateStaticParams() {
  return (await listStoredAssets()).map((file) => ({ file }))
}

export async function GET(_request: Request, { params }: RouteProps) {
  const asset = await findStoredAsset((await params).file)
  if (!asset) return new Response(null, { status: 404 })
  return new Response(new Uint8Array(asset.bytes), { headers: { 'content-type': asset.type } })
}
