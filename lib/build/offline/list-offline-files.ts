import path from 'node:path'
import { siteConfig } from '@/lib/config/site'
import { STATIC_FOLDER, isHashedFile } from '@/lib/core/static-folder'
import { ensureTrailingSlash } from '@/lib/core/url'
import type { OfflineVersion } from '@/lib/core/offline-list'
import { findVersion } from '@/lib/core/offline-list'
import { toPageFile, toPageUrlPath } from '@/lib/config/page-file'

/** The pages of the shell: fallback pages, and those for all versions. */
const SHELL_PAGES = ['404.html', ...['/', '/offline/', '/search/'].map(toPageFile)]

/** Other files of the shell, whose names aren't in these pages. */
const SHELL_FILES = [siteConfig.favicon.slice(1), 'manifest.webmanifest']

/** A folder of large files that are stored only when they're used. */
const USED_ONLY = 'live-frame/'

/** What searches a version: without one, search needs a connection. The name of an index file contains its version. */
const SEARCH_WORKER = 'search/worker.js'
const INDEX_FOLDER = 'search-index/'

/** The files of an export by their paths below its folder. */
export type ExportedFiles = ReadonlyMap<string, string | Uint8Array>

const listFiles = (site: ExportedFiles, isWanted: (file: string) => boolean) =>
  [...site.keys()].filter(isWanted)

/** Where a name starts or ends in HTML, in data that it contains, in stylesheets and in scripts. */
const SEPARATORS = /["'`\s,()\\/?]+/

const SCRIPT_URL = new RegExp(`${STATIC_FOLDER}/[\\w./~-]+\\.js\\b`, 'g')

/**
 * Lists the files that others need: those with a hash whose names they and their stylesheets mention.
 * @throws Error if one needs a script that the export doesn't have, so that it's from another build
 */
export function listNeeded(site: ExportedFiles, users: string[]): string[] {
  const read = (file: string) => (site.get(file) ?? '').toString()
  for (const user of users)
    for (const [script] of read(user).matchAll(SCRIPT_URL))
      if (!site.has(script)) throw new Error(`${user} is from another build: ${script} is missing`)
  const stored = listFiles(site, (file) => isHashedFile(file) && !file.startsWith(USED_ONLY))
  const byName = new Map(stored.map((file) => [path.basename(file), file]))
  const listMentioned = (file: string) =>
    read(file)
      .split(SEPARATORS)
      .flatMap((name) => byName.get(name) ?? [])
  const mentioned = new Set(users.flatMap(listMentioned))
  const styles = [...mentioned].filter((file) => file.endsWith('.css'))
  return [...new Set([...mentioned, ...styles.flatMap(listMentioned)])]
}

/** The properties of a version that don't depend on its files. */
export type VersionPlan = Pick<OfflineVersion, 'id' | 'label' | 'root'>

/**
 * Returns the path of the page below the base URL that a file is; undefined for other files. Every page has data for
 * navigation. A URL that has moved has none: the page for unknown URLs resolves it.
 */
export function findPagePath(site: ExportedFiles, file: string): string | undefined {
  const isPage = file.endsWith('.html') && site.has(file.replace(/html$/, 'txt'))
  return isPage ? toPageUrlPath(file) : undefined
}

/** Lists the pages of a version. @param plans all versions */
export function listVersionPages(site: ExportedFiles, plan: VersionPlan, plans: VersionPlan[]) {
  return listFiles(site, (file) => {
    const page = findPagePath(site, file)
    return page !== undefined && findVersion(plans, ensureTrailingSlash(page)) === plan
  })
}

/**
 * Lists the files of the shell: its pages with what they need, and the scripts that any script may load. Other pages
 * are stored with theirs when they are read or saved.
 * @throws Error if a file is missing or from another build
 */
export function listShellFiles(site: ExportedFiles): string[] {
  const own = [...SHELL_PAGES, ...SHELL_FILES]
  const missing = own.filter((file) => !site.has(file))
  if (missing.length > 0) throw new Error(`The export has no ${missing.join(', ')}`)
  const scripts = listFiles(site, (file) => file.startsWith(STATIC_FOLDER))
  return [...own, ...listNeeded(site, [...SHELL_PAGES, ...scripts])].sort()
}

/** Lists the files of a version: what its pages need to be read and searched, and then the pages. */
export function listVersionFiles(site: ExportedFiles, pages: string[], id: string): string[] {
  const isIndex = (file: string) => file.startsWith(INDEX_FOLDER) && file.includes(`${id}-`)
  const search = [SEARCH_WORKER, ...listFiles(site, isIndex)]
  const needed = [...listShellFiles(site), ...listNeeded(site, pages), ...search]
  return [...new Set(needed.sort()), ...pages]
}
