import { getAddressFile } from '@/lib/content/address-file'

export const dynamic = 'force-static'
export const dynamicParams = false

export function generateStaticParams() {
  return [{ file: getAddressFile().fileName }]
}

export function GET() {
  const { json } = getAddressFile()
  return new Response(json, { headers: { 'content-type': 'application/json' } })
}
