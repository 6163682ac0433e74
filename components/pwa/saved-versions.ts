import { forEachConcurrently } from '@/lib/core/for-each-concurrently'
import type {
  OfflineList,
  OfflineVersion,
  SavedNote,
  VersionFiles,
} from '@/lib/service-worker/offline-list'
import { LIST_FILE, toCacheName, toFilesPath, toRevision } from '@/lib/service-worker/offline-list'

/** Number of files to request or store at the same time. */
const FILES_AT_ONCE = 6

/** Why a version isn't saved. */
export type SaveFailure =
  /** The browser has no more room for this site. */
  | 'quota'
  /** The server couldn't be reached. */
  | 'network'
  /** The site has been built again since the list was fetched. */
  | 'outdated'
  /** A file differs from what the build created. */
  | 'damaged'
  /** The reader has changed their mind. */
  | 'canceled'

/** Thrown if a version isn't saved. What was saved before is unchanged. */
export class SaveError extends Error {
  override name = 'SaveError'
  constructor(readonly reason: SaveFailure) {
    super(reason)
  }
}

/** A version that can be saved, or that is. */
export type StoredVersion = {
  version: OfflineVersion
  /** Its complete copy, if there is one. */
  saved?: SavedNote
  /** Whether that copy is of this build. */
  isCurrent: boolean
  /** Whether the reader wants it: there is a copy, maybe an incomplete one. */
  isWanted: boolean
}

/** The paths of the list of a version's files, which are also where the note about its copy is stored. */
const toListUrl = (root: string, id: string) => root + toFilesPath(id)

/** Returns what the site offers, or undefined without a connection. */
async function fetchList(root: string): Promise<OfflineList | undefined> {
  const response = await fetch(root + LIST_FILE, { cache: 'no-store' }).catch(() => undefined)
  return response?.ok ? ((await response.json()) as OfflineList) : undefined
}

/** Returns the caches of versions, or of one of them. */
async function listCaches(root: string, id?: string): Promise<string[]> {
  const prefix = toCacheName(root, 'version', ...(id === undefined ? [] : [id]), '')
  return (await caches.keys()).filter((name) => name.startsWith(prefix))
}

/** Lists the versions that the site offers, and those that are stored. */
export async function listVersions(root: string): Promise<StoredVersion[]> {
  const [list, names] = await Promise.all([fetchList(root), listCaches(root)])
  const copies = await Promise.all(
    names.map(async (name) => {
      const [id = '', revision = ''] = name
        .slice(toCacheName(root, 'version', '').length)
        .split(' ')
      const note = await caches.match(toListUrl(root, id), { cacheName: name })
      return { id, revision, note: (await note?.json()) as SavedNote | undefined }
    }),
  )
  const notes = copies.flatMap(({ note }) => note ?? [])
  const offered = list?.versions ?? []
  const others = notes.filter(({ id }) => !offered.some((version) => version.id === id))
  return [...offered, ...others].map((version) => {
    const saved = notes.find(({ id }) => id === version.id)
    const isWanted = copies.some(({ id }) => id === version.id)
    return { version, saved, isWanted, isCurrent: saved?.revision === version.revision }
  })
}

/** Returns a file from any cache that has it, or else from the server, in any case with the content of the list. */
async function findFile(url: string, revision: string, signal: AbortSignal): Promise<Response> {
  let failure: SaveFailure = 'damaged'
  // The worker doesn't answer requests with these cache modes.
  for (const source of ['stored', 'force-cache', 'reload'] as const) {
    const found = await (source === 'stored'
      ? caches.match(url, { ignoreSearch: true, ignoreVary: true })
      : fetch(url, { cache: source, signal }))
    if (!found) continue
    const content = await found.arrayBuffer()
    if ((await toRevision(content)) === revision) {
      // A redirected response can't be used for a page, so this creates a new one.
      const type = found.headers.get('content-type')
      return new Response(content, { headers: type ? { 'content-type': type } : {} })
    }
    failure = found.ok ? 'damaged' : found.status >= 500 ? 'network' : 'outdated'
  }
  throw new SaveError(failure)
}

/** Stores the files of a version that are missing, and only then removes its previous copy. */
async function storeVersion(
  root: string,
  version: OfflineVersion,
  onProgress: (part: number) => void,
  signal: AbortSignal,
): Promise<void> {
  const { id, revision } = version
  const name = toCacheName(root, 'version', id, revision)
  const cache = await caches.open(name)
  const list = await findFile(toListUrl(root, id), revision, signal)
  const { files } = (await list.json()) as VersionFiles
  let done = 0
  await forEachConcurrently(files, FILES_AT_ONCE, async ([path, hash]) => {
    signal.throwIfAborted()
    const url = root + path
    if (!(await cache.match(url))) await cache.put(url, await findFile(url, hash, signal))
    done += 1
    onProgress(done / files.length)
  })
  const note: SavedNote = { ...version, files, time: Date.now() }
  await cache.put(toListUrl(root, id), Response.json(note))
  for (const other of await listCaches(root, id)) if (other !== name) await caches.delete(other)
}

function toFailure(error: unknown): SaveFailure {
  if (error instanceof SaveError) return error.reason
  const name = error instanceof Error ? error.name : ''
  if (name === 'AbortError') return 'canceled'
  // Without a network, `fetch` and what reads its responses fail with another error.
  return name === 'QuotaExceededError' ? 'quota' : 'network'
}

/**
 * Saves a version, or updates a saved one. Two pages that save the same take turns, so the second finds everything.
 * @param onProgress gets the part that is stored, from 0 to 1
 * @param stop aborts it
 * @throws SaveError; what has arrived over a lost connection stays, so that saving continues there
 */
export async function saveVersion(
  root: string,
  version: OfflineVersion,
  onProgress: (part: number) => void = () => undefined,
  stop = new AbortController(),
): Promise<void> {
  const { id, revision } = version
  const save = () => storeVersion(root, version, onProgress, stop.signal)
  try {
    await navigator.locks.request(toCacheName(root, 'save', id), { signal: stop.signal }, save)
  } catch (error) {
    const reason = toFailure(error)
    stop.abort()
    if (reason !== 'network') await caches.delete(toCacheName(root, 'version', id, revision))
    throw new SaveError(reason)
  }
}

export async function removeVersion(root: string, id: string): Promise<void> {
  for (const name of await listCaches(root, id)) await caches.delete(name)
}

/** Updates the versions that the reader wants, and continues those that were interrupted. */
export async function updateVersions(root: string): Promise<void> {
  if ((await listCaches(root)).length === 0) return
  for (const { version, isWanted, isCurrent } of await listVersions(root)) {
    if (isWanted && !isCurrent) await saveVersion(root, version)
  }
}

/** Saves the version that a page belongs to: the one with the longest path. */
export async function keepVersion(root: string, pathname: string): Promise<void> {
  const [own] = (await listVersions(root))
    .filter(({ version }) => pathname.startsWith(root + version.root))
    .sort((one, other) => other.version.root.length - one.version.root.length)
  if (own && !own.isCurrent) await saveVersion(root, own.version)
}
