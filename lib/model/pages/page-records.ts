import type { StandalonePage } from '@/lib/records/site-page'
import { toDocumentParts } from '../shared/document-parts'
import { toPageBase } from '../shared/page-base'
import type { SiteFacts } from '../shared/site-facts'
import type { PageData, Pages } from './create-pages'

function toPageRecord(page: PageData, facts: SiteFacts): StandalonePage {
  const { href, title, description, keywords, unlisted, noIndex, path, draft, lastUpdate } = page
  return {
    ...toPageBase(
      {
        ...{ href, title, description, keywords, unlisted, noIndex },
        document: { path, lastUpdate, draft },
      },
      facts,
    ),
    kind: 'page',
    ...toDocumentParts(path, page.toc, facts),
    hideTitle: page.hideTitle,
    className: page.className,
  }
}

/** Creates the records of a folder of standalone pages. */
export function toPageRecords({ pages }: Pages, facts: SiteFacts): StandalonePage[] {
  return pages.map((page) => toPageRecord(page, facts))
}
