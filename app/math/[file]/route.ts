import { listMathFiles } from '@/lib/output/math/math-files'

export const dynamic = 'force-static'
export const dynamicParams = false

type RouteProps = { params: Promise<{ file: string }> }

export function generateStaticParams() {
  return listMathFiles().map(({ fileName }) => ({ file: fileName }))
}

export async function GET(_request: Request, { params }: RouteProps) {
  const { file } = await params
  const found = listMathFiles().find(({ fileName }) => fileName === file)
  return new Response(found?.content ?? null, {
    status: found ? 200 : 404,
    headers: found ? { 'content-type': found.type } : {},
  })
}
