import { findDevFile } from '@/lib/output/site/find-dev-file'

type RouteProps = { params: Promise<{ path: string[] }> }

/** Serves the files that the export writes next to the pages. `next.config.mjs` rewrites their paths to this route. */
export async function GET(_request: Request, { params }: RouteProps) {
  const file = await findDevFile(`/${(await params).path.join('/')}`)
  if (!file) return new Response(null, { status: 404 })
  const headers = { 'content-type': file.type, 'cache-control': 'no-store' }
  return new Response(file.body, { headers })
}
