import { getSidebarTrees } from '@/lib/model/navigation/sidebar-trees'

export const dynamic = 'force-static'
export const dynamicParams = false

type RouteProps = { params: Promise<{ file: string }> }

export function generateStaticParams() {
  return getSidebarTrees().map(({ fileName }) => ({ file: fileName }))
}

export async function GET(_request: Request, { params }: RouteProps) {
  const { file } = await params
  const tree = getSidebarTrees().find(({ fileName }) => fileName === file)
  return new Response(tree?.json ?? null, {
    status: tree ? 200 : 404,
    headers: { 'content-type': 'application/json' },
  })
}
