import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { SitePath } from '@/lib/core/url'
import { listBodies } from './list-bodies'
import {
  INDEX_FILE,
  RECORDS_FOLDER,
  REVISION_FILE,
  hashText,
  toBodyFile,
  toRecordFile,
} from './record-files'
import type { PageSummary, SiteIndex } from './site-index'
import type { SitePage } from './site-page'

/** A page with the route that shows it. */
export type RoutedPage = {
  page: SitePage
  /** Undefined for a page that no URL leads to and no list names. */
  route: SitePath | undefined
}

/** The records of a whole site. */
export type SiteRecords = Omit<SiteIndex, 'pages'> & { pages: RoutedPage[] }

function toSummary(page: SitePage, route: SitePath, json: string): PageSummary {
  const { href, path: sitePath, title, source, updated, isIndexable, isUnlisted, isCatchAll } = page
  return {
    kind: page.kind,
    route,
    href,
    path: sitePath,
    title,
    ...(source !== undefined && { source }),
    ...(updated && { updated }),
    isIndexable,
    isUnlisted,
    ...(isCatchAll && { isCatchAll }),
    hash: hashText(json),
  }
}

/** Writes a file unless it holds the text already, so that its time tells when it changed. */
function writeIfChanged(file: string, text: string): void {
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, text)
}

function isBody(file: string, key: string): boolean {
  return existsSync(file) && hashText(readFileSync(file, 'utf8')) === key
}

function removeOthers(folder: string, wanted: ReadonlySet<string>): void {
  if (!existsSync(folder)) return
  for (const name of readdirSync(folder)) {
    if (!wanted.has(name)) rmSync(path.join(folder, name))
  }
}

/** The revision of every build, so that the app is not compiled anew for other content. */
export const BUILD_REVISION = 'build'

/** Writes the module that every page of the app depends on: with another revision the dev server renders pages anew. */
export function writeRevision(revision: string, folder = RECORDS_FOLDER): void {
  writeIfChanged(path.join(folder, REVISION_FILE), JSON.stringify({ revision }))
}

/**
 * Writes one JSON file a page, the bodies they show, and the index; files of pages that are gone are removed. Files
 * whose content stays are left alone.
 * @param getCode the code of a compiled body by its key
 */
export function writeRecords(
  { pages, ...site }: SiteRecords,
  getCode: (key: string) => string,
  folder = RECORDS_FOLDER,
): SiteIndex {
  const files = new Set<string>()
  const bodies = new Set<string>()
  const summaries = pages.flatMap(({ page, route }) => {
    const json = JSON.stringify(page)
    const file = toRecordFile(page.path)
    files.add(path.basename(file))
    writeIfChanged(path.join(folder, file), json)
    for (const { key } of listBodies(page)) {
      const bodyFile = path.join(folder, toBodyFile(key))
      if (bodies.has(path.basename(bodyFile))) continue
      bodies.add(path.basename(bodyFile))
      // The name of a body is a hash of its code.
      if (!isBody(bodyFile, key)) writeIfChanged(bodyFile, getCode(key))
    }
    return route === undefined ? [] : [toSummary(page, route, json)]
  })
  const index: SiteIndex = { pages: summaries, ...site }
  const json = JSON.stringify(index)
  writeIfChanged(path.join(folder, INDEX_FILE), json)
  removeOthers(path.join(folder, 'pages'), files)
  removeOthers(path.join(folder, 'bodies'), bodies)
  // While a maintainer writes, the process that watches the content changes it. A build does not compile the app anew.
  if (process.env.NODE_ENV !== 'development') writeRevision(BUILD_REVISION, folder)
  return index
}
