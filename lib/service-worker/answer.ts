import { toPagePath, toStoredPaths } from './lookup'
import { ARCHIVES_FOLDER, NOT_FOUND_FILE, OFFLINE_PAGE, PAGE_FILE, WORKER_FILE } from './manifest'
import { findInParts, keepUsed, listCurrentParts } from './pages'
import type { Site } from './store'
import { findStored, listParts, listSaved } from './store'

/**
 * Folders of files that pages load when readers use them. They're stored at that point. The live code frame isn't
 * included: it's sandboxed, so the worker doesn't see its requests, and the browser's own cache keeps it.
 */
const USED_FOLDERS = /^(?:assets|img|math|mermaid-frame|search|search-index|styles)\//

/** Whether the worker handles a request. */
export function isHandled(site: Site, request: Request): boolean {
  const { origin, pathname } = new URL(request.url)
  if (!['GET', 'HEAD'].includes(request.method) || origin !== site.root.origin) return false
  // These cache modes, the worker and the archives are for callers that want to know what the server has.
  if (request.cache === 'no-store' || request.cache === 'only-if-cached') return false
  const path = pathname.slice(site.root.pathname.length)
  return (
    pathname.startsWith(site.root.pathname) &&
    path !== WORKER_FILE &&
    !path.startsWith(ARCHIVES_FOLDER)
  )
}

/**
 * Returns a stored page, or a redirect to its only URL if what the reader has typed lacks the slash or names the file.
 */
function toPageResponse(site: Site, request: Request, path: string, response: Response): Response {
  const page = toPagePath(path)
  const { pathname, search } = new URL(request.url)
  const canonical = site.root.pathname + (page ?? '')
  const isPage = request.mode === 'navigate' && page !== undefined
  return isPage && canonical !== pathname
    ? Response.redirect(new URL(canonical + search, site.root), 301)
    : response
}

type RouteList = { pages: [string, string][]; unlisted: string[]; catchAll: string[] }

/** Whether the site has a page at a path. */
async function isKnownPage(site: Site, paths: string[]): Promise<boolean> {
  const routes = await findInParts(site, [site.manifest.routes], await listParts(site))
  if (!routes) return true
  const { pages, unlisted, catchAll } = (await routes.response.json()) as RouteList
  const wanted = paths.map((path) => `/${decodeURI(toPagePath(path) ?? path)}`)
  return (
    wanted.some((path) => unlisted.includes(path) || pages.some(([page]) => page === path)) ||
    catchAll.some((page) => wanted[0]?.startsWith(page))
  )
}

/** Returns what to show instead of a page that isn't stored: the list of stored pages, or the page for unknown URLs. */
async function findFallbackPage(site: Site, paths: string[]): Promise<Response | undefined> {
  const file = (await isKnownPage(site, paths)) ? OFFLINE_PAGE + PAGE_FILE : NOT_FOUND_FILE
  const found = await findInParts(site, [file], await listParts(site))
  if (!found) return undefined
  const { headers } = found.response
  return new Response(found.response.body, { status: file === NOT_FOUND_FILE ? 404 : 503, headers })
}

/** Returns what is stored for a request that the server didn't answer. */
async function findFallback(
  site: Site,
  request: Request,
  paths: string[],
): Promise<Response | undefined> {
  const found = await findInParts(site, paths, await listParts(site))
  if (found) return toPageResponse(site, request, found.path, found.response)
  // Frames stay empty.
  return request.destination === 'document' ? findFallbackPage(site, paths) : undefined
}

/** Returns what is stored for a request if it's as good as the server's response, or undefined if there is nothing. */
async function findFresh(
  site: Site,
  request: Request,
  paths: string[],
  isOutdated: boolean,
): Promise<Response | undefined> {
  const { manifest, params } = site
  const [path = ''] = paths
  // A file with a hash in its name has the same content in every build.
  if (manifest.hashedFolders.some((folder) => path.startsWith(folder))) {
    return (await findInParts(site, paths, await listParts(site)))?.response
  }
  if (!params.offlineMode) return undefined
  const isPage = request.mode === 'navigate' || toPagePath(path) !== undefined
  if (isOutdated && isPage) return undefined
  const found = await findInParts(site, paths, await listCurrentParts(site))
  return found && toPageResponse(site, request, found.path, found.response)
}

/** Fetches a response from the server, and stores what readers use offline. */
async function fetchAndKeep(site: Site, request: Request, path: string): Promise<Response> {
  const response = await fetch(request)
  const { manifest, params } = site
  const isShell = manifest.shell.some((file) => file.path === path)
  const keeps = params.offlineMode || (await listSaved(site)).length > 0
  if (!keeps || request.method !== 'GET' || response.status !== 200 || response.type !== 'basic')
    return response
  if (USED_FOLDERS.test(path)) await keepUsed(site, path, response.clone()).catch(() => undefined)
  // Restores an entry that the browser has dropped.
  else if (isShell && !(await findStored(site, { kind: 'shell', build: manifest.build }, path))) {
    await keepUsed(site, path, response.clone()).catch(() => undefined)
  }
  return response
}

/** A response, and whether it's from the server. */
type Answer = { response: Response; isFromServer: boolean }

/**
 * Answers a request with what is stored if that's as good, otherwise from the server, and if the server fails, with
 * whatever is stored.
 * @param isOutdated whether a newer build is waiting to take over; if so, its pages come from the server
 */
export async function answer(site: Site, request: Request, isOutdated: boolean): Promise<Answer> {
  const paths = toStoredPaths(new URL(request.url).pathname, site.root.pathname)
  const fresh = await findFresh(site, request, paths, isOutdated)
  if (fresh) return { response: fresh, isFromServer: false }
  try {
    const response = await fetchAndKeep(site, request, paths[0] ?? '')
    const isLost = response.status >= 500 && request.mode === 'navigate'
    const fallback = isLost ? await findFallback(site, request, paths) : undefined
    return { response: fallback ?? response, isFromServer: fallback === undefined }
  } catch (error) {
    const fallback = await findFallback(site, request, paths)
    if (fallback) return { response: fallback, isFromServer: false }
    throw error
  }
}
