import { openStore, toKey } from '@/lib/cache/store'
import { ownPages } from '@/lib/config/own-pages'
import type { SitePath } from '@/lib/core/url'
import type { FinishedPage } from '@/lib/output/export/finish-page'
import { readPageJson, readSectionJson } from '@/lib/records/read-records'
import { hashText } from '@/lib/records/record-files'
import { SITE_SECTION } from '@/lib/records/section'
import type { SiteIndex } from '@/lib/records/site-index'

/** Finished pages, by a key of everything they depend on. */
export const pageStore = openStore<FinishedPage>('pages')

/** A page to export, with the key of its result. */
export type PlannedPage = { path: SitePath; route: SitePath; key: string }

/**
 * Lists every page to export. A page depends only on its record, which names its bodies by a hash of their code, on the
 * frame of its section, and on the code that renders it.
 * @param code hash of the code that renders pages
 */
export function planPages({ pages }: SiteIndex, code: string): PlannedPage[] {
  const { path: notFound } = ownPages['not-found']
  const notFoundHash = hashText(readPageJson(notFound) + readSectionJson(SITE_SECTION))
  return [...pages, { path: notFound, route: notFound, hash: notFoundHash }].map(
    ({ path, route, hash }) => ({ path, route, key: toKey(code, path, hash) }),
  )
}
