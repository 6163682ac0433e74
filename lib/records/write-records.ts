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
  toSectionFile,
} from './record-files'
import type { Section } from './section'
import type { PageSummary, SiteIndex } from './site-index'
import type { SitePage } from './site-page'

/** A page and the route that shows it. */
export type RoutedPage = {
  page: SitePage
  /** Undefined for a page that has no URL and is in no list. */
  route: SitePath | undefined
  /** Id of the section whose frame is around the page. Absent if the page has its own. */
  section?: SitePath
}

/** The records of a whole site. */
export type SiteRecords = Omit<SiteIndex, 'pages'> & { pages: RoutedPage[]; sections: Section[] }

function toSummary(page: SitePage, route: SitePath, content: string): PageSummary {
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
    hash: hashText(content),
  }
}

/** Writes a file unless it already contains the text, so its modification time is that of its last change. */
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

/** The revision of every build. It is constant, so different content doesn't recompile the app. */
export const BUILD_REVISION = 'build'

/** Writes the module that every page of the app depends on. A new revision makes the dev server render pages again. */
export function writeRevision(revision: string, folder = RECORDS_FOLDER): void {
  writeIfChanged(path.join(folder, REVISION_FILE), JSON.stringify({ revision }))
}

/**
 * Writes one JSON file per page and section, the bodies of the pages, and the index. Removes the files of deleted pages, and leaves
 * unchanged files alone.
 * @param getCode returns the code of a compiled body by its key
 */
export function writeRecords(
  { pages, sections, ...site }: SiteRecords,
  getCode: (key: string) => string,
  folder = RECORDS_FOLDER,
): SiteIndex {
  const files = new Set<string>()
  const bodies = new Set<string>()
  const sectionJson = new Map(sections.map((section) => [section.id, JSON.stringify(section)]))
  for (const [id, json] of sectionJson) writeIfChanged(path.join(folder, toSectionFile(id)), json)
  const summaries = pages.flatMap(({ page, route, section }) => {
    const json = JSON.stringify(page)
    const file = toRecordFile(page.path)
    files.add(path.basename(file))
    writeIfChanged(path.join(folder, file), json)
    for (const { key } of listBodies(page)) {
      const bodyFile = path.join(folder, toBodyFile(key))
      if (bodies.has(path.basename(bodyFile))) continue
      bodies.add(path.basename(bodyFile))
      // A body's name is a hash of its code.
      if (!isBody(bodyFile, key)) writeIfChanged(bodyFile, getCode(key))
    }
    return route === undefined
      ? []
      : [toSummary(page, route, json + (sectionJson.get(section ?? '') ?? ''))]
  })
  const index: SiteIndex = { pages: summaries, ...site }
  const json = JSON.stringify(index)
  writeIfChanged(path.join(folder, INDEX_FILE), json)
  removeOthers(path.join(folder, 'pages'), files)
  removeOthers(path.join(folder, 'bodies'), bodies)
  const sectionFiles = [...sectionJson.keys()].map((id) => path.basename(toSectionFile(id)))
  removeOthers(path.join(folder, 'sections'), new Set(sectionFiles))
  // In development, the process that watches the content writes the revision.
  if (process.env.NODE_ENV !== 'development') writeRevision(BUILD_REVISION, folder)
  return index
}
