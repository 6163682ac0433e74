import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import pick from 'lodash-es/pick.js'
import type { SitePath } from '@/lib/core/url'
import { forgetRecords } from './read-records'
import type { RecordFiles } from './record-files'
import { RECORDS_FOLDER, hashText } from './record-files'
import type { Section } from './section'
import { SITE_SECTION } from './section'
import type { PageSummary, SiteIndex } from './site-index'
import { summaryKeys } from './site-index'
import type { SitePage } from './site-page'

/** A page and the route that shows it. */
export type RoutedPage = {
  page: SitePage
  /** Undefined for a page that has no URL and is in no list. */
  route: SitePath | undefined
}

/** The records of a whole site. */
export type SiteRecords = Omit<SiteIndex, 'pages'> & { pages: RoutedPage[]; sections: Section[] }

function toSummary(page: SitePage, route: SitePath, frame: string): PageSummary {
  return { ...pick(page, summaryKeys), route, hash: hashText(JSON.stringify(page) + frame) }
}

function write<Name extends keyof RecordFiles>(name: Name, content: RecordFiles[Name]): void {
  mkdirSync(RECORDS_FOLDER, { recursive: true })
  writeFileSync(path.join(RECORDS_FOLDER, `${name}.json`), JSON.stringify(content))
}

/** Writes the module that every page of the app depends on. A new revision makes the dev server render pages again. */
export function writeRevision(revision: string): void {
  write('revision', { revision })
}

/** Writes the pages and sections, and the index. */
export function writeRecords({ pages, sections, ...rest }: SiteRecords): SiteIndex {
  const frames = new Map(sections.map((section) => [section.id, JSON.stringify(section)]))
  // A route that isn't a section is one of the pages in the frame of the site.
  const site = frames.get(SITE_SECTION) ?? ''
  const index: SiteIndex = {
    pages: pages.flatMap(({ page, route }) =>
      route === undefined ? [] : [toSummary(page, route, frames.get(route) ?? site)],
    ),
    ...rest,
  }
  write('index', index)
  write('pages', Object.fromEntries(pages.map(({ page }) => [page.path, page])))
  write('sections', Object.fromEntries(sections.map((section) => [section.id, section])))
  // In development, the process that watches the content writes the revision.
  if (process.env.NODE_ENV !== 'development') writeRevision('build')
  forgetRecords()
  return index
}
