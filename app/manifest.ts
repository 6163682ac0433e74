import { toManifest } from '@/lib/output/files/manifest'
import { readCurrentIndex } from '@/lib/records/read-records'

export const dynamic = 'force-static'

export default async function manifest() {
  const { pages } = await readCurrentIndex()
  return toManifest(new Set(pages.map(({ path }) => path)))
}
