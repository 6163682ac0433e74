import { drawSocialCard } from '@/components/social/draw-social-card'
import { allBlogs } from '@/lib/content'
import { listSocialImages } from '@/lib/content/social-cards'

export const dynamic = 'force-static'
export const dynamicParams = false

type RouteProps = { params: Promise<{ path: string[] }> }

export function generateStaticParams() {
  return listSocialImages(allBlogs).map(({ segments }) => ({ path: segments }))
}

export async function GET(_request: Request, { params }: RouteProps) {
  const path = (await params).path.map(decodeURIComponent).join('/')
  const image = listSocialImages(allBlogs).find(({ segments }) => segments.join('/') === path)
  if (!image) return new Response(null, { status: 404 })
  const picture = await drawSocialCard(image.card)
  return new Response(new Uint8Array(picture), { headers: { 'content-type': 'image/png' } })
}
