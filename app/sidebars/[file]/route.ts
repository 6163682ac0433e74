import { readSiteIndex } from '@/lib/records/read-records'

export const dynamic = 'force-static'
export const dynamicParams = false

type RouteProps = { params: Promise<{ file: string }> }

export function generateStaticParams() {
  return readSiteIndex().sidebars.map(({ fileName }) => ({ file: fileName }))
}

export async function GET(_request: Request, { params }: RouteProps) {
  const { file } = await params
  const tree = readSiteIndex().sidebars.find(({ fileName }) => fileName === file)
  return new Response(tree?.json ?? null, {
    status: tree ? 200 : 404,
    headers: { 'content-type': 'application/json' },
  })
}
