import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { SitePath } from '@/lib/core/url'
import { callDevContent } from './dev-content'
import type { Bodies, LoadedPage } from './list-bodies'
import { listBodies } from './list-bodies'
import { INDEX_FILE, RECORDS_FOLDER, toBodyFile, toRecordFile, toSectionFile } from './record-files'
import type { Section } from './section'
import type { SiteIndex } from './site-index'
import type { SitePage } from './site-page'

const toFile = (name: string) =>
  path.join(/* turbopackIgnore: true */ process.cwd(), RECORDS_FOLDER, name)

let index: SiteIndex | undefined

/**
 * Reads the index of the site's records.
 * @throws Error if there are no records yet
 */
export function readSiteIndex(): SiteIndex {
  if (index) return index
  const read = JSON.parse(readFileSync(toFile(INDEX_FILE), 'utf8')) as SiteIndex
  // In development, every edit creates a new index.
  if (process.env.NODE_ENV === 'production') index = read
  return read
}

/** Like `readSiteIndex`, but in development waits until the index includes every change of the content. */
export async function readCurrentIndex(): Promise<SiteIndex> {
  if (process.env.NODE_ENV === 'development') await callDevContent('writeRecords')
  return readSiteIndex()
}

/**
 * Reads the stored record of a page. Files are read synchronously, because awaiting them would affect the order of the
 * page's data.
 * @param sitePath decoded, with a leading and a trailing slash
 * @throws Error if the site has no such page
 */
export function readPageJson(sitePath: SitePath): string {
  try {
    return readFileSync(toFile(toRecordFile(sitePath)), 'utf8')
  } catch {
    throw new Error(`The page ${sitePath} has no record.`)
  }
}

/**
 * Reads the record of a page.
 * @param sitePath decoded, with a leading and a trailing slash
 * @throws Error if the site has no such page
 */
export function readPage(sitePath: SitePath): SitePage {
  return JSON.parse(readPageJson(sitePath)) as SitePage
}

/** Reads the stored frame of a section. @throws Error if the site has no such section */
export function readSectionJson(id: SitePath): string {
  try {
    return readFileSync(toFile(toSectionFile(id)), 'utf8')
  } catch {
    throw new Error(`The section ${id} has no record.`)
  }
}

/**
 * Returns the frame of a section; in development, the one made from the current content files.
 * @throws Error if the site has no such section
 */
export async function loadSection(id: SitePath): Promise<Section> {
  const json =
    process.env.NODE_ENV === 'development'
      ? await callDevContent('getSectionJson', id)
      : readSectionJson(id)
  return JSON.parse(json) as Section
}

/** Reads a page and the bodies that it shows. @throws Error if the site has no such page */
export function loadPage(sitePath: SitePath): LoadedPage {
  const page = readPage(sitePath)
  const codes = listBodies(page).map(({ key }) => [
    key,
    readFileSync(toFile(toBodyFile(key)), 'utf8'),
  ])
  return { page, bodies: Object.fromEntries(codes) as Bodies }
}

/** Like `loadPage`, but returns undefined if the site has no such page. */
export function findPage(sitePath: SitePath): LoadedPage | undefined {
  return existsSync(toFile(toRecordFile(sitePath))) ? loadPage(sitePath) : undefined
}

/**
 * Like `loadPage`, but in development returns a page made from the current content files, or undefined if there is no
 * such page.
 * @throws Error in a build if the site has no such page
 */
export async function findCurrentPage(sitePath: SitePath): Promise<LoadedPage | undefined> {
  return process.env.NODE_ENV === 'development'
    ? callDevContent('findPage', sitePath)
    : loadPage(sitePath)
}
