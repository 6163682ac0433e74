import { withoutBaseUrl } from '@/lib/config/base-url'
import { loadPage } from '@/lib/records/read-records'
import type { SiteIndex } from '@/lib/records/site-index'
import type { SiteFile } from '../core/site-file'
import { drawSocialCard } from './draw-social-card'

/** Lists the images that social networks show with links to pages. */
export function listSocialImages({ pages }: SiteIndex): SiteFile[] {
  return pages.flatMap(({ path }) => {
    const { socialImage } = loadPage(path)
    if (!socialImage) return []
    const { href, card } = socialImage
    return {
      path: withoutBaseUrl(href),
      inputs: [card],
      create: () => drawSocialCard(card),
    }
  })
}
