import { bundleScript, isInlineScriptName } from '@/lib/output/scripts/inline-scripts'

type RouteProps = { params: Promise<{ name: string }> }

/** What the export writes into the pages, built anew for each request while it is being worked on. */
export async function GET(_request: Request, { params }: RouteProps) {
  const { name } = await params
  if (!isInlineScriptName(name)) return new Response(null, { status: 404 })
  const headers = { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-store' }
  return new Response(await bundleScript(name), { headers })
}
