import { decodeSegments } from '@/lib/core/routes'
import { callDevContent } from '@/lib/records/dev-content'

type FileProps = { params: Promise<{ file: string[] }> }

/** Serves a file that isn't a page, in development only: `next.config.mjs` leads here. An export copies these files. */
export async function GET(_request: Request, { params }: FileProps): Promise<Response> {
  const segments = decodeSegments((await params).file)
  const file = await callDevContent('findFile', `/${segments.join('/')}`)
  if (!file) return new Response('There is no such file.', { status: 404 })
  return new Response(file.content, { headers: { 'content-type': file.type } })
}
