import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { SitePath } from '@/lib/core/url'
import { fetchPage, hasContentService } from './content-service'
import { listBodies } from './list-bodies'
import { INDEX_FILE, RECORDS_FOLDER, toBodyFile, toRecordFile } from './record-files'
import type { SiteIndex } from './site-index'
import type { SitePage } from './site-page'

/** The code of compiled bodies by key. */
export type Bodies = Readonly<Record<string, string>>

/** A page with everything it takes to render it. */
export type LoadedPage = { page: SitePage; bodies: Bodies }

const toFile = (name: string) =>
  path.join(/* turbopackIgnore: true */ process.cwd(), RECORDS_FOLDER, name)

let index: SiteIndex | undefined

/**
 * The index of the site's records.
 * @throws Error if there are none yet
 */
export function readSiteIndex(): SiteIndex {
  if (index) return index
  const read = JSON.parse(readFileSync(toFile(INDEX_FILE), 'utf8')) as SiteIndex
  // While a maintainer writes, every edit makes a new one.
  if (process.env.NODE_ENV === 'production') index = read
  return read
}

/**
 * The record of a page as it is stored. Files are read at once and not awaited: what a page waits for decides about the
 * order of its data.
 * @param sitePath decoded, with both slashes
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
 * The record of a page.
 * @param sitePath decoded, with both slashes
 * @throws Error if the site has no such page
 */
export function readPage(sitePath: SitePath): SitePage {
  return JSON.parse(readPageJson(sitePath)) as SitePage
}

/** A page and the bodies that it shows. @throws Error if the site has no such page */
export function loadPage(sitePath: SitePath): LoadedPage {
  const page = readPage(sitePath)
  const codes = listBodies(page).map(({ key }) => [
    key,
    readFileSync(toFile(toBodyFile(key)), 'utf8'),
  ])
  return { page, bodies: Object.fromEntries(codes) as Bodies }
}

/**
 * The same while a maintainer writes, as the files of the content are at this moment; undefined if the page's file was
 * removed.
 * @throws Error in a build if the site has no such page
 */
export async function findCurrentPage(sitePath: SitePath): Promise<LoadedPage | undefined> {
  if (process.env.NODE_ENV !== 'development' || !hasContentService()) return loadPage(sitePath)
  const current = await fetchPage(sitePath)
  if (current) return current
  return existsSync(toFile(toRecordFile(sitePath))) ? loadPage(sitePath) : undefined
}
