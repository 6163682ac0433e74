import type { RouteMatchCallbackOptions, WorkboxPlugin } from 'workbox-core/types'
import { CacheExpiration, ExpirationPlugin } from 'workbox-expiration'
import { PrecacheController } from 'workbox-precaching'
import { registerRoute } from 'workbox-routing'
import { CacheFirst, NetworkFirst, NetworkOnly } from 'workbox-strategies'
import { isHashedFile } from '@/lib/core/static-folder'
import { ensureTrailingSlash, isFilePath } from '@/lib/core/url'
import type { WorkerParams } from '@/lib/core/offline-list'
import { LIST_FILE, toCacheName } from '@/lib/core/offline-list'
import { toStoredUrls } from './stored-urls'
import { adoptOldCaches } from './upgrade'

declare const self: ServiceWorkerGlobalScope
/** Set by the build: a hash of all files of the site, and id and revision of each version that can be saved. */
declare const BUILD: string
declare const VERSIONS: string[]

/** Number of pages that were read, and of files that pages have used, after which the oldest are removed. */
const MAX_PAGES = 300
const MAX_FILES = 1000

const root = new URL('./', self.location.href)
const params = new URLSearchParams(self.location.search).get('params') ?? '{}'
const { offlineMode = false, debug = false } = JSON.parse(params) as Partial<WorkerParams>
const SHELL = toCacheName(root.pathname, 'shell')
const PAGES = toCacheName(root.pathname, 'pages')
const FILES = toCacheName(root.pathname, 'files')
const VERSION = toCacheName(root.pathname, 'version')

const toUrl = (path: string) => new URL(path, root).href
const isHashed = (url: string) => isHashedFile(url.slice(root.href.length))

const log = debug ? console.log : () => undefined

/** Written by next-pwa. */
const manifest = self.__WB_MANIFEST.filter((entry) => typeof entry !== 'string')
const shell = new PrecacheController({ cacheName: SHELL })
shell.addToCacheList(offlineMode ? manifest : [])

/** Returns a stored copy of any build. */
const findAny = (url: string) => caches.match(url, { ignoreSearch: true, ignoreVary: true })

/** Returns a stored copy of this build: from the shell, or from a version that is saved. */
async function findCurrent(url: string): Promise<Response | undefined> {
  if (isHashed(url)) return findAny(url)
  const inShell = await shell.matchPrecache(url)
  if (inShell) return inShell
  for (const version of VERSIONS) {
    const saved = await caches.match(url, { cacheName: `${VERSION} ${version}`, ignoreVary: true })
    if (saved) return saved
  }
  return undefined
}

/** Whether the site has a page at one of the URLs. */
async function isKnownPage(urls: string[]): Promise<boolean> {
  const file = manifest.find(({ url }) => url.startsWith('routes/'))?.url
  const routes = file && (await findAny(toUrl(file)))
  if (!routes) return true
  const list = (await routes.json()) as { pages: [string, string][]; unlisted: string[] }
  const known = new Set([...list.pages.map(([page]) => page), ...list.unlisted])
  return urls.some((url) =>
    known.has(ensureTrailingSlash(`/${decodeURI(url.slice(root.href.length))}`)),
  )
}

/** Returns what is stored for a request that the server didn't answer, or a page that says what happened. */
async function findFallback({ url, mode, destination }: Request): Promise<Response | undefined> {
  const urls = toStoredUrls(url).filter((each) => each !== undefined)
  for (const each of urls) {
    const found = await findAny(each)
    if (found && mode === 'navigate' && each !== urls[0])
      return Response.redirect(each + new URL(url).search, 301)
    if (found) return found
  }
  // Frames stay empty.
  if (destination !== 'document') return undefined
  const isKnown = await isKnownPage(urls)
  const page = await findAny(toUrl(isKnown ? 'offline/' : '404.html'))
  return page && new Response(page.body, { status: isKnown ? 503 : 404, headers: page.headers })
}

/** Completes strategies: they look into one cache only, and fail without a server. */
const otherCaches: WorkboxPlugin = {
  cachedResponseWillBeUsed: async ({ cachedResponse, request }) =>
    cachedResponse ?? (await findCurrent(toStoredUrls(request.url)[0])),
  handlerDidError: ({ request }) => findFallback(request),
}

/**
 * Responses are stored by build, so that a new build asks the server first. A navigation isn't stored: the page asks for
 * that once everything it needs is stored.
 */
const byBuild: WorkboxPlugin = {
  cacheKeyWillBeUsed: ({ request }) =>
    Promise.resolve(`${toStoredUrls(request.url)[0]}?build=${BUILD}`),
  cacheWillUpdate: ({ request, response }) =>
    Promise.resolve(
      request.mode === 'navigate' || response.status !== 200 || response.redirected
        ? null
        : response,
    ),
}
const limit = (maxEntries: number) =>
  new ExpirationPlugin({ maxEntries, matchOptions: { ignoreVary: true } })
const pageOptions = { cacheName: PAGES, plugins: [byBuild, limit(MAX_PAGES), otherCaches] }
const stored = new CacheFirst(pageOptions)
const latest = new NetworkFirst(pageOptions)
const files = new CacheFirst({ cacheName: FILES, plugins: [limit(MAX_FILES), otherCaches] })
const server = new NetworkOnly({ plugins: [otherCaches] })

/**
 * Whether the worker answers a request. Other cache modes are for callers that want to know what the server has. Data
 * for navigation is always from the server, because it must be from the build of the open page.
 */
const isAnswered = ({ request, url, sameOrigin }: RouteMatchCallbackOptions) =>
  sameOrigin &&
  url.pathname.startsWith(root.pathname) &&
  ['default', 'no-cache'].includes(request.cache) &&
  !url.pathname.endsWith('.txt') &&
  url.href !== toUrl(LIST_FILE)

/** Whether a newer build has another page. The reader has been told, and sees it from now on. */
const isOutdated = ({ request, url }: RouteMatchCallbackOptions) =>
  (request.mode === 'navigate' || !isFilePath(url.pathname)) && self.registration.waiting !== null

if (offlineMode) {
  registerRoute((options) => isAnswered(options) && isHashed(options.url.href), files)
  registerRoute((options) => isAnswered(options) && isOutdated(options), latest)
  registerRoute(isAnswered, stored)
}
registerRoute(isAnswered, server)
registerRoute(isAnswered, server, 'HEAD')

/** Keeps the scripts of the previous build. Its pages may be open, or were read. */
async function keepScripts(): Promise<void> {
  const [from, to] = [await caches.open(SHELL), await caches.open(FILES)]
  const expiration = new CacheExpiration(FILES, { maxEntries: MAX_FILES })
  const current = new Set(shell.getURLsToCacheKeys().values())
  for (const { url } of await from.keys()) {
    const script = current.has(url) || !isHashed(url) ? undefined : await from.match(url)
    if (!script) continue
    await to.put(url, script)
    await expiration.updateTimestamp(url)
  }
}

/** Without room, the old copies are removed all the same, and pages get what they need from the server. */
async function takeOver(event: ExtendableEvent): Promise<void> {
  await keepScripts().catch(log)
  await shell.activate(event)
  await adoptOldCaches(root).catch(log)
  await self.clients.claim()
}

self.addEventListener('install', (event) => event.waitUntil(shell.install(event)))
self.addEventListener('activate', (event) => event.waitUntil(takeOver(event)))
self.addEventListener('message', (event) => {
  log(BUILD, event.data)
  const { type } = event.data as { type?: string }
  if (type === 'SKIP_WAITING') event.waitUntil(self.skipWaiting())
  // A page of an earlier build asks whether it is the same in this one.
  if (type === 'IS_NEW') event.ports[0]?.postMessage(false)
})
