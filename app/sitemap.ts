import { toSitemap } from '@/lib/output/files/sitemap'
import { readCurrentIndex } from '@/lib/records/read-records'

export const dynamic = 'force-static'

export default async function sitemap() {
  return toSitemap((await readCurrentIndex()).pages)
}
