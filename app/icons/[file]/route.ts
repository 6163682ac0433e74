import { drawIcon, manifestIcons } from '@/lib/output/files/icons'

export const dynamic = 'force-static'
export const dynamicParams = false

type RouteProps = { params: Promise<{ file: string }> }

export function generateStaticParams() {
  return manifestIcons.map((file) => ({ file }))
}

export async function GET(_request: Request, { params }: RouteProps) {
  const { file } = await params
  const name = manifestIcons.find((candidate) => candidate === file)
  if (!name) return new Response(null, { status: 404 })
  const picture = await drawIcon(name)
  return new Response(new Uint8Array(picture), { headers: { 'content-type': 'image/png' } })
}
