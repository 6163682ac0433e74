import { getFramePage } from '@/lib/output/frames/live-code-frame'

export const dynamic = 'force-static'
export const dynamicParams = false

export async function generateStaticParams() {
  return [{ file: (await getFramePage()).fileName }]
}

export async function GET() {
  const { content } = await getFramePage()
  return new Response(content, { headers: { 'content-type': 'text/html; charset=utf-8' } })
}
