import { drawIcon } from '@/lib/output/files/icons'

export const dynamic = 'force-static'

export async function GET() {
  const picture = await drawIcon('apple-touch-icon.png')
  return new Response(new Uint8Array(picture), { headers: { 'content-type': 'image/png' } })
}
