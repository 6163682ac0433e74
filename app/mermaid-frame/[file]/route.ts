import { listFrameFiles, readFrameFile } from '@/lib/output/frames/mermaid-frame'

export const dynamic = 'force-static'
export const dynamicParams = false

type RouteProps = { params: Promise<{ file: string }> }

export function generateStaticParams() {
  return listFrameFiles().map((file) => ({ file }))
}

export async function GET(_request: Request, { params }: RouteProps) {
  const { type, text } = readFrameFile((await params).file)
  return new Response(text, { headers: { 'content-type': type } })
}
