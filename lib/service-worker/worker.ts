import { clientsClaim } from 'workbox-core'
import type { RouteHandlerCallback, RouteMatchCallback, WorkboxPlugin } from 'workbox-core/types'
import { CacheExpiration, ExpirationPlugin } from 'workbox-expiration'
import { PrecacheController } from 'workbox-precaching'
import { registerRoute } from 'workbox-routing'
import type { Strategy } from 'workbox-strategies'
import { CacheFirst, NetworkFirst, NetworkOnly } from 'workbox-strategies'
import { HASHED_FOLDERS } from '@/lib/core/static-folder'
import type { OfflineList, WorkerParams } from './offline-list'
import {
  LIST_FILE,
  NOT_FOUND_FILE,
  OFFLINE_PAGE,
  PAGE_FILE,
  WORKER_FILE,
  toCacheName,
} from './offline-list'
import { toPagePath, toStoredPaths } from './stored-path'
import { adoptOldCaches, answerOldPage } from './upgrade'

declare const self: ServiceWorkerGlobalScope

/** Number of pages that were read, and of files that pages have used, after which the oldest are removed. */
const MAX_PAGES = 300
const MAX_FILES = 1000

const root = new URL('./', self.location.href)
const params = new URLSearchParams(self.location.search).get('params') ?? '{}'
const { offlineMode = false, debug = false } = JSON.parse(params) as Partial<WorkerParams>
const SHELL = toCacheName(root.pathname, 'shell')
const PAGES = toCacheName(root.pathname, 'pages')
const FILES = toCacheName(root.pathname, 'files')

/** Written by next-pwa. */
const manifest = self.__WB_MANIFEST.filter((entry) => typeof entry !== 'string')
const build = manifest.find(({ url }) => url === LIST_FILE)?.revision ?? ''

const shell = new PrecacheController({ cacheName: SHELL })
shell.addToCacheList(offlineMode ? manifest : [])

const toUrl = (path: string) => new URL(path, root).href
const toPath = (url: string) => new URL(url).pathname.slice(root.pathname.length)
const isHashed = (path: string) => HASHED_FOLDERS.some((folder) => path.startsWith(`${folder}/`))
const isPage = ({ mode, url }: Request) => mode === 'navigate' || url.endsWith('/')

function log(...words: unknown[]): void {
  if (debug) console.log('[service worker]', build, ...words)
}

/** Returns a stored copy of this build: from the shell, or from a version that is saved. */
async function findCurrent(path: string): Promise<Response | undefined> {
  const inShell = await shell.matchPrecache(path)
  if (inShell) return inShell
  const list = (await (await shell.matchPrecache(LIST_FILE))?.json()) as OfflineList | undefined
  for (const { id, revision } of list?.versions ?? []) {
    const cacheName = toCacheName(root.pathname, 'version', id, revision)
    const saved = await caches.match(toUrl(path), { cacheName, ignoreVary: true })
    if (saved) return saved
  }
  return undefined
}

/** Returns a stored copy of any build. */
const findAny = (path: string) =>
  caches.match(toUrl(path), { ignoreSearch: true, ignoreVary: true })

type RouteList = { pages: [string, string][]; unlisted: string[]; catchAll: string[] }

/** Whether the site has a page at one of the paths. */
async function isKnownPage(paths: string[]): Promise<boolean> {
  const file = manifest.find(({ url }) => url.startsWith('routes/'))?.url
  const routes = file && (await findAny(file))
  if (!routes) return true
  const { pages, unlisted, catchAll } = (await routes.json()) as RouteList
  const wanted = paths.map((path) => `/${decodeURI(toPagePath(path) ?? path)}`)
  return (
    wanted.some((path) => unlisted.includes(path) || pages.some(([page]) => page === path)) ||
    catchAll.some((page) => wanted[0]?.startsWith(page))
  )
}

/** Returns what is stored for a request that the server didn't answer, or a page that says what happened. */
async function findFallback(request: Request): Promise<Response | undefined> {
  const { pathname, search } = new URL(request.url)
  const paths = toStoredPaths(pathname, root.pathname)
  for (const path of paths) {
    const found = await findAny(path)
    const page = toPagePath(path)
    if (found && request.mode === 'navigate' && page !== undefined && page !== toPath(request.url))
      return Response.redirect(toUrl(page + search), 301)
    if (found) return found
  }
  // Frames stay empty.
  if (request.destination !== 'document') return undefined
  const isKnown = await isKnownPage(paths)
  const page = await findAny(isKnown ? OFFLINE_PAGE + PAGE_FILE : NOT_FOUND_FILE)
  return page && new Response(page.body, { status: isKnown ? 503 : 404, headers: page.headers })
}

const fallback: WorkboxPlugin = { handlerDidError: ({ request }) => findFallback(request) }

/**
 * Responses are stored by build, so that a new build asks the server first. A navigation isn't stored: the page asks for
 * that once everything it needs is stored.
 */
const byBuild: WorkboxPlugin = {
  cacheKeyWillBeUsed: ({ request }) => {
    const [path = ''] = toStoredPaths(new URL(request.url).pathname, root.pathname)
    return Promise.resolve(`${toUrl(path)}?build=${build}`)
  },
  cacheWillUpdate: ({ request, response }) =>
    Promise.resolve(
      request.mode === 'navigate' || response.status !== 200 || response.redirected
        ? null
        : response,
    ),
}
const limit = (maxEntries: number) =>
  new ExpirationPlugin({ maxEntries, matchOptions: { ignoreVary: true } })
const pageOptions = { cacheName: PAGES, plugins: [byBuild, fallback, limit(MAX_PAGES)] }
const stored = new CacheFirst(pageOptions)
const latest = new NetworkFirst(pageOptions)
const files = new CacheFirst({ cacheName: FILES, plugins: [fallback, limit(MAX_FILES)] })
const server = new NetworkOnly({ plugins: [fallback] })

/** Whether readers use this kind of request offline. */
async function keeps(request: Request): Promise<boolean> {
  if (offlineMode || isPage(request)) return offlineMode
  const prefix = toCacheName(root.pathname, 'version')
  return (await caches.keys()).some((name) => name.startsWith(prefix))
}

/** Answers with what is stored if that's as good, otherwise from the server, and else with whatever is stored. */
const answer: RouteHandlerCallback = async ({ request, url, event }) => {
  const path = toPath(request.url)
  if (request.mode === 'navigate' && toPagePath(path) !== undefined)
    return Response.redirect(toUrl((toPagePath(path) ?? '') + url.search), 301)
  let strategy: Strategy = server
  if (await keeps(request)) {
    // The newer build has other pages. The reader has been told, and sees them from now on.
    const isOutdated = isPage(request) && self.registration.waiting !== null
    const [storedPath = ''] = toStoredPaths(url.pathname, root.pathname)
    const current = isOutdated ? undefined : await findCurrent(storedPath)
    if (current) return current
    strategy = isHashed(path) ? files : isOutdated ? latest : stored
  }
  const response = await strategy.handle({ request, event })
  const isLost = response.status >= 500 && request.mode === 'navigate'
  return (isLost ? await findFallback(request) : undefined) ?? response
}

/**
 * Whether the worker answers a request. Other cache modes are for callers that want to know what the server has, and
 * data for navigation is always from the server, because it must be from the build of the open page.
 */
const isAnswered: RouteMatchCallback = ({ request, url, sameOrigin }) =>
  sameOrigin &&
  url.pathname.startsWith(root.pathname) &&
  ['default', 'no-cache'].includes(request.cache) &&
  !url.pathname.endsWith('.txt') &&
  toPath(url.href) !== WORKER_FILE

registerRoute(isAnswered, answer)
registerRoute(isAnswered, server, 'HEAD')

/** Keeps the scripts of the previous build. Its pages may be open, or were read. */
async function keepScripts(): Promise<void> {
  const [from, to] = await Promise.all([caches.open(SHELL), caches.open(FILES)])
  const expiration = new CacheExpiration(FILES, { maxEntries: MAX_FILES })
  const current = new Set(shell.getURLsToCacheKeys().values())
  for (const { url } of await from.keys()) {
    const script = current.has(url) || !isHashed(toPath(url)) ? undefined : await from.match(url)
    if (!script) continue
    await to.put(url, script)
    await expiration.updateTimestamp(url)
  }
}

self.addEventListener('install', (event) => {
  log('install')
  event.waitUntil(shell.install(event))
})
self.addEventListener('activate', (event) => {
  const prepare = async () => {
    // Without room, the old copies are removed all the same, and pages get what they need from the server.
    await keepScripts().catch((error: unknown) => log('scripts', error))
    await shell.activate(event)
    await adoptOldCaches(root).catch((error: unknown) => log('old caches', error))
  }
  event.waitUntil(prepare())
})
self.addEventListener('message', (event) => {
  log('message', event.data)
  answerOldPage(event)
  if ((event.data as { type?: string }).type === 'SKIP_WAITING') event.waitUntil(self.skipWaiting())
})
clientsClaim()
