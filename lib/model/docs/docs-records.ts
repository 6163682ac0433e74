import { mainDocs } from '@/lib/config/instances'
import type { DocsPage, PageVersion, VersionNotice } from '@/lib/records/site-page'
import type { SiteFacts } from '../shared/page-base'
import { toRecord } from '../shared/page-base'
import type { DocsPageData } from './types'

/** Input for the records of a docs instance, besides its pages. */
export type DocsRecordContext = {
  facts: SiteFacts
  /** Returns the link from a version of the main docs to the changes since then. */
  findUpgrade?: (version: string) => VersionNotice['upgrade']
}

/** Returns the version of a page. In the main docs, a banner gets a link to the changes since that version. */
function toVersion(
  { version, instance }: DocsPageData['own'],
  { findUpgrade }: DocsRecordContext,
): PageVersion {
  const { notice } = version
  if (notice?.form !== 'banner' || instance !== mainDocs.id) return version
  return { ...version, notice: { ...notice, upgrade: findUpgrade?.(version.name) } }
}

/** Creates the record of a page. A document has cards only if its body lists them. */
export function toDocsRecord(page: DocsPageData, context: DocsRecordContext): DocsPage {
  const { facts } = context
  const own = { ...page.own, version: toVersion(page.own, context) }
  if (own.kind !== 'doc') return toRecord<DocsPage>({ ...page, own }, facts)
  const outline = page.document && facts.findOutline(page.document.path)
  const checkedRelease = outline?.checkedReleases[0]
  const cards = outline?.cardLists.length ? own.cards : []
  return toRecord<DocsPage>({ ...page, own: { ...own, checkedRelease, cards } }, facts)
}
