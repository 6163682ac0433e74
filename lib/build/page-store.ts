import { openStore, toKey } from '@/lib/cache/store'
import { ownPages } from '@/lib/config/own-pages'
import type { SitePath } from '@/lib/core/url'
import type { FinishedPage } from '@/lib/output/export/finish-page'
import { readPageJson } from '@/lib/records/read-records'
import type { SiteIndex } from '@/lib/records/site-index'

/** Finished pages by what they are made from. */
export const pageStore = openStore<FinishedPage>('pages')

/** A page that is exported, with the key of its result. */
export type PlannedPage = { path: SitePath; route: SitePath; key: string }

/**
 * Every page that is exported. A page is a function of its record, which names the bodies it shows by a hash of their
 * code, and of the code that renders it.
 * @param code hash of that code
 */
export function planPages({ pages }: SiteIndex, code: string): PlannedPage[] {
  const { path: notFound } = ownPages['not-found']
  return [...pages, { path: notFound, route: notFound }].map(({ path, route }) => ({
    path,
    route,
    key: toKey(code, path, readPageJson(path)),
  }))
}
