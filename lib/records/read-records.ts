import { readFileSync } from 'node:fs'
import path from 'node:path'
import memoize from 'lodash-es/memoize.js'
import { invariant } from '@/lib/core/invariant'
import type { SitePath } from '@/lib/core/url'
import { callDevContent } from './dev-content'
import type { RecordFiles } from './record-files'
import { RECORDS_FOLDER } from './record-files'
import type { Section } from './section'
import type { SiteIndex } from './site-index'
import type { SitePage } from './site-page'

/**
 * Reads a file of records once. It is read synchronously, because awaiting it would affect the order of the page's
 * data.
 */
const readRecords = memoize(<Name extends keyof RecordFiles>(name: Name): RecordFiles[Name] => {
  const file = path.join(/* turbopackIgnore: true */ process.cwd(), RECORDS_FOLDER, `${name}.json`)
  return JSON.parse(readFileSync(file, 'utf8')) as RecordFiles[Name]
})

/** Makes the next reader read the files again. */
export function forgetRecords(): void {
  readRecords.cache.clear?.()
}

/**
 * Reads the index of the site's records.
 * @throws Error if there are no records yet
 */
export function readSiteIndex(): SiteIndex {
  return readRecords('index')
}

/** Like `readSiteIndex`, but in development waits until the index includes every change of the content. */
export async function readCurrentIndex(): Promise<SiteIndex> {
  return process.env.NODE_ENV === 'development' ? callDevContent('readIndex') : readSiteIndex()
}

/**
 * Returns the frame of a section; in development, the one made from the current content files.
 * @throws Error if the site has no such section
 */
export async function loadSection(id: SitePath): Promise<Section> {
  const section =
    process.env.NODE_ENV === 'development'
      ? await callDevContent('findSection', id)
      : readRecords('sections')[id]
  invariant(section, () => `the section ${id} has no record`)
  return section
}

/**
 * Reads a page.
 * @param sitePath decoded, with a leading and a trailing slash
 * @throws Error if the site has no such page
 */
export function loadPage(sitePath: SitePath): SitePage {
  const page = findPage(sitePath)
  invariant(page, () => `the page ${sitePath} has no record`)
  return page
}

/** Like `loadPage`, but returns undefined if the site has no such page. */
export function findPage(sitePath: SitePath): SitePage | undefined {
  return readRecords('pages')[sitePath]
}

/**
 * Like `loadPage`, but in development returns a page made from the current content files, or undefined if there is no
 * such page.
 * @throws Error in a build if the site has no such page
 */
export async function findCurrentPage(sitePath: SitePath): Promise<SitePage | undefined> {
  return process.env.NODE_ENV === 'development'
    ? callDevContent('findPage', sitePath)
    : loadPage(sitePath)
}
