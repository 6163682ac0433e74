import { forEachConcurrently } from '@/lib/core/for-each-concurrently'
import { listMentions, toPagePath, toStoredPaths } from './lookup'
import type { OfflineManifest } from './manifest'
import { PAGE_FILE } from './manifest'
import type { Part, Site } from './store'
import {
  FILES_AT_ONCE,
  MissingError,
  findStored,
  listParts,
  listSaved,
  openPart,
  removePart,
  toUrl,
} from './store'

/** Number of older pages to fetch again at a time, after an update. */
const REFRESHED = 30

const toPagesPart = ({ build }: OfflineManifest): Part => ({ kind: 'pages', build })

/** Returns the parts that belong to this build. What they contain can be used without asking the server. */
export async function listCurrentParts(site: Site): Promise<Part[]> {
  const { build, versions } = site.manifest
  const current = new Set(versions.map(({ id, archive }) => `${id} ${archive.hash}`))
  const saved = (await listSaved(site)).filter(({ id, hash }) => current.has(`${id} ${hash}`))
  return [
    { kind: 'shell', build },
    { kind: 'pages', build },
    ...saved.map(({ id, hash }): Part => ({ kind: 'version', id, hash })),
  ]
}

/** Returns the first of the paths that one of the parts has. */
export async function findInParts(
  site: Site,
  paths: string[],
  parts: Part[],
): Promise<{ path: string; response: Response } | undefined> {
  for (const part of parts) {
    for (const path of paths) {
      const response = await findStored(site, part, path)
      if (response) return { path, response }
    }
  }
  return undefined
}

/** Stores a response that was used, along with the pages that were read. */
export async function keepUsed(site: Site, path: string, response: Response): Promise<void> {
  await (await openPart(site, toPagesPart(site.manifest))).put(toUrl(site, path), response)
}

/**
 * Stores first what a page needs, then the page, so that no stored page lacks anything. Skips a page that the site no
 * longer has.
 * @param folder path of the page below the base URL: `docs/cli/`
 * @throws MissingError, TypeError without a network, or QuotaExceededError without room
 */
async function storePage(site: Site, folder: string): Promise<void> {
  const response = await fetch(toUrl(site, folder), { cache: 'no-cache' })
  if (response.status === 404 || response.redirected) return
  if (!response.ok) throw new MissingError(`${folder}: ${response.status}`)
  const html = await response.text()
  const cache = await openPart(site, toPagesPart(site.manifest))
  const parts = await listParts(site)
  const mentions = listMentions(html, site.root.pathname, site.manifest.hashedFolders)
  await forEachConcurrently(mentions, FILES_AT_ONCE, async (path) => {
    if (await findInParts(site, [path], parts)) return
    const needed = await fetch(toUrl(site, path))
    if (!needed.ok) throw new MissingError(`${path}: ${needed.status}`)
    await cache.put(toUrl(site, path), needed)
  })
  const page = new Response(html, { headers: response.headers })
  await cache.put(toUrl(site, `${folder}${PAGE_FILE}`), page)
}

/** Stores the page at a path, unless it's already stored with this build. */
export async function keepPage(site: Site, pathname: string): Promise<void> {
  const [file] = toStoredPaths(pathname, site.root.pathname).slice(-1)
  const folder = file === undefined ? undefined : toPagePath(file)
  if (folder === undefined || file === undefined) return
  const parts = await listCurrentParts(site)
  if (!(await findInParts(site, [file], parts))) await storePage(site, folder)
}

/** Returns the folders of the pages in a part. */
async function listPageFolders(site: Site, part: Part): Promise<string[]> {
  const requests = await (await openPart(site, part)).keys()
  return requests.flatMap(({ url }) => {
    const [file = ''] = toStoredPaths(new URL(url).pathname, site.root.pathname)
    return toPagePath(file) ?? []
  })
}

/** Returns the folders of all pages that were stored because they were read. */
export async function listReadPages(site: Site): Promise<string[]> {
  const parts = (await listParts(site)).filter(({ kind }) => kind === 'pages')
  const folders = await Promise.all(parts.map((part) => listPageFolders(site, part)))
  return [...new Set(folders.flat())].sort()
}

/** Fetches pages that were read in earlier builds again, some at a time, and then removes their old copies. */
export async function refreshPages(site: Site): Promise<void> {
  const older = (await listParts(site)).filter(
    (part) => part.kind === 'pages' && part.build !== site.manifest.build,
  )
  for (const part of older) {
    const cache = await openPart(site, part)
    const folders = await listPageFolders(site, part)
    for (const folder of folders.slice(0, REFRESHED)) {
      await keepPage(site, site.root.pathname + folder)
      await cache.delete(toUrl(site, `${folder}${PAGE_FILE}`))
    }
    if (folders.length <= REFRESHED) await removePart(site, part)
  }
}
