import { forEachConcurrently } from '@/lib/core/for-each-concurrently'
import { ensureTrailingSlash, isFilePath } from '@/lib/core/url'
import type { OfflineVersion, SavedVersion } from '@/lib/core/offline-list'
import { LIST_FILE, findVersion, toCacheName, toRevision } from '@/lib/core/offline-list'
import { baseUrl } from '../ui/base-url'

/** Number of files to request or store at the same time. */
const FILES_AT_ONCE = 6

/** A version that can be saved, or that is. */
export type StoredVersion = {
  version: OfflineVersion
  /** Its complete copy, if there is one. */
  saved?: SavedVersion
  /** Whether that copy is of this build. */
  isCurrent: boolean
  /** Whether the reader wants it: there is a copy, maybe an incomplete one. */
  isWanted: boolean
}

/** Where the note about a complete copy is stored, in its cache. */
const NOTE = 'offline/saved.json'

/** Returns the caches of all versions, or of one. */
async function listCaches(...id: string[]): Promise<string[]> {
  const prefix = toCacheName(baseUrl, 'version', ...id, '')
  return (await caches.keys()).filter((name) => name.startsWith(prefix))
}

/** Lists the versions that the site offers, unless there is no connection, and those that are stored. */
export async function listVersions(): Promise<StoredVersion[]> {
  const list = await fetch(baseUrl + LIST_FILE, { cache: 'no-cache' }).catch(() => undefined)
  const offered = list?.ok ? ((await list.json()) as OfflineVersion[]) : []
  const names = await listCaches()
  const copies: SavedVersion[] = []
  for (const cacheName of names) {
    const note = await caches.match(baseUrl + NOTE, { cacheName })
    if (note) copies.push((await note.json()) as SavedVersion)
  }
  const others = copies.filter(({ id }) => !offered.some((version) => version.id === id))
  return [...offered, ...others].map((version) => {
    const saved = copies.find(({ id }) => id === version.id)
    const prefix = toCacheName(baseUrl, 'version', version.id, '')
    const isCurrent = saved?.revision === version.revision
    return { version, saved, isCurrent, isWanted: names.some((name) => name.startsWith(prefix)) }
  })
}

/**
 * Returns a file with the content of the list, from any cache or else from the server.
 * @throws DOMException if the server has another: `NotFoundError` after a new build, otherwise `DataError`
 */
async function findFile(url: string, revision: string, signal: AbortSignal): Promise<Response> {
  const stored = await caches.match(url, { ignoreSearch: true, ignoreVary: true })
  if (stored && (await toRevision(await stored.clone().arrayBuffer())) === revision) return stored
  // The worker doesn't answer a request with this cache mode.
  const fetched = await fetch(url, { cache: 'reload', signal })
  if (fetched.status >= 500) throw new Error(`${url}: ${fetched.status}`)
  if (!fetched.ok) throw new DOMException(url, 'NotFoundError')
  const content = await fetched.arrayBuffer()
  if ((await toRevision(content)) !== revision) throw new DOMException(url, 'DataError')
  // A redirected response can't be used for a page, so this is a new one.
  return new Response(content, { headers: fetched.headers })
}

/**
 * Saves a version, or updates a saved one: stores the files that are missing, and only then removes the previous copy.
 * Two pages that save the same take turns, so the second finds everything.
 * @param onProgress gets the part that is stored, from 0 to 1
 * @param stop aborts it
 * @throws DOMException: `AbortError` if the reader has canceled, `QuotaExceededError` if the browser has no room, or as
 * the files do. What was saved before is unchanged.
 * @throws Error if the connection is lost; what has arrived stays, so that saving continues there
 */
export async function saveVersion(
  version: OfflineVersion,
  onProgress: (part: number) => void = () => undefined,
  stop = new AbortController(),
): Promise<void> {
  const { id, revision, files } = version
  const name = toCacheName(baseUrl, 'version', id, revision)
  const save = async () => {
    const cache = await caches.open(name)
    let done = 0
    await forEachConcurrently(files, FILES_AT_ONCE, async ([path, hash]) => {
      stop.signal.throwIfAborted()
      const url = baseUrl + path
      if (!(await cache.match(url))) await cache.put(url, await findFile(url, hash, stop.signal))
      done += 1
      onProgress(done / files.length)
    })
    const note: SavedVersion = { ...version, time: Date.now() }
    await cache.put(baseUrl + NOTE, Response.json(note))
    for (const other of await listCaches(id)) if (other !== name) await caches.delete(other)
  }
  try {
    await navigator.locks.request(`${name} saving`, { signal: stop.signal }, save)
  } catch (error) {
    stop.abort()
    if (error instanceof DOMException) await caches.delete(name)
    throw error
  }
}

export async function removeVersion(id: string): Promise<void> {
  for (const name of await listCaches(id)) await caches.delete(name)
}

/**
 * Updates the versions that the reader wants, continues those that were interrupted, and saves the one that a page
 * belongs to: the one with the longest path.
 */
export async function keepVersions(pathname = ''): Promise<void> {
  if (!pathname && (await listCaches()).length === 0) return
  // What is being saved on another page, or by the reader, who may cancel, needs no second attempt.
  const { held = [] } = await navigator.locks.query()
  if (held.some(({ name }) => name?.startsWith(toCacheName(baseUrl, 'version')))) return
  const versions = await listVersions()
  const offered = versions.map(({ version }) => version)
  const own = pathname && findVersion(offered, ensureTrailingSlash(pathname).slice(baseUrl.length))
  for (const { version, isCurrent, isWanted } of versions)
    if (!isCurrent && (isWanted || version === own)) await saveVersion(version)
}

/** Returns the URLs of all pages that are stored because they were read. */
export async function listReadPages(): Promise<string[]> {
  const requests = await (await caches.open(toCacheName(baseUrl, 'pages'))).keys()
  const paths = requests.map(({ url }) => new URL(url).pathname)
  return [...new Set(paths.filter((path) => !isFilePath(path)))].sort()
}
