import { forEachConcurrently } from '@/lib/core/for-each-concurrently'
import { digest } from './digest'
import { toContentType } from './lookup'
import type { OfflineFile, OfflineManifest } from './manifest'
import type { SavedVersion, WorkerParams } from './messages'

/** What the worker is created with. */
export type Site = {
  manifest: OfflineManifest
  params: WorkerParams
  /** URL of the site with its base URL and a trailing slash. */
  root: URL
}

/**
 * What a cache of this site contains. A shell has what every page of a build needs, `pages` has what readers of a build
 * have read and used, and a version has all its pages.
 */
export type Part =
  | { kind: 'shell'; build: string }
  | { kind: 'pages'; build: string }
  | { kind: 'version'; id: string; hash: string }

/** File that marks a shell or a version as complete. It's written last, so an incomplete part is never read. */
const NOTE = 'stored.json'

/** Prefix of cache names. Another site on this origin, below or above this one, has a different prefix. */
const toPrefix = ({ root }: Site) => `site ${root.pathname} `

export function toCacheName(site: Site, part: Part): string {
  const words = part.kind === 'version' ? [part.id, part.hash] : [part.build]
  return toPrefix(site) + [part.kind, ...words].join(' ')
}

function toPart(site: Site, name: string): Part | undefined {
  const prefix = toPrefix(site)
  if (!name.startsWith(prefix)) return undefined
  const [kind, first = '', hash = ''] = name.slice(prefix.length).split(' ')
  if (kind === 'version') return { kind, id: first, hash }
  return kind === 'shell' || kind === 'pages' ? { kind, build: first } : undefined
}

/** Lists the caches of this site, newest first. */
export async function listParts(site: Site): Promise<Part[]> {
  return (await caches.keys()).flatMap((name) => toPart(site, name) ?? []).reverse()
}

export const openPart = (site: Site, part: Part) => caches.open(toCacheName(site, part))

export const removePart = (site: Site, part: Part) => caches.delete(toCacheName(site, part))

export const toUrl = ({ root }: Site, path: string) => new URL(path, root).href

/** Returns what is stored at a path in a part, or undefined if there is nothing. */
export async function findStored(
  site: Site,
  part: Part,
  path: string,
): Promise<Response | undefined> {
  return caches.match(toUrl(site, path), { cacheName: toCacheName(site, part), ignoreVary: true })
}

/** Returns a file as a host would send it. */
export function toResponse(path: string, content: BodyInit): Response {
  return new Response(content, { headers: { 'content-type': toContentType(path) } })
}

/** Marks a part as complete, and stores data about it. */
export async function writeNote(site: Site, part: Part, note: object): Promise<void> {
  await (await openPart(site, part)).put(toUrl(site, NOTE), toResponse(NOTE, JSON.stringify(note)))
}

async function readNote(site: Site, part: Part): Promise<unknown> {
  return (await findStored(site, part, NOTE))?.json()
}

/** Whether a complete shell is stored. */
export async function hasShell(site: Site, build: string): Promise<boolean> {
  return (await readNote(site, { kind: 'shell', build })) !== undefined
}

/** Lists the versions that are completely stored, newest first. */
export async function listSaved(site: Site): Promise<SavedVersion[]> {
  const parts = (await listParts(site)).filter(({ kind }) => kind === 'version')
  const notes = await Promise.all(parts.map((part) => readNote(site, part)))
  return notes.filter((note): note is SavedVersion => note !== undefined)
}

/** Thrown if a file of the site differs from what the build created. */
export class DamagedError extends Error {
  override name = 'DamagedError'
}

/** Thrown if a file of the site is missing. */
export class MissingError extends Error {
  override name = 'MissingError'
}

/** Whether a response still has the content that the build created. */
async function isIntact(response: Response | undefined, { hash }: OfflineFile): Promise<boolean> {
  if (!response) return false
  return (await digest(await response.clone().arrayBuffer())) === hash
}

/**
 * Fetches a file of the site from the server, or revalidates the browser's copy.
 * @throws MissingError, DamagedError, or TypeError if the server can't be reached
 */
export async function fetchFile(site: Site, file: OfflineFile): Promise<Response> {
  for (const cache of ['no-cache', 'reload'] as const) {
    const response = await fetch(toUrl(site, file.path), { cache })
    if (!response.ok) throw new MissingError(`${file.path}: ${response.status}`)
    // A redirected response can't be used for a page, so this creates a new one.
    if (await isIntact(response, file)) return toResponse(file.path, await response.arrayBuffer())
  }
  throw new DamagedError(`${file.path} is not from this build`)
}

/** Returns a file from any part that has it, or else from the server. Throws like {@link fetchFile}. */
export async function findOrFetch(site: Site, file: OfflineFile, parts: Part[]): Promise<Response> {
  for (const part of parts) {
    const stored = await findStored(site, part, file.path)
    if (stored && (await isIntact(stored, file))) return stored
  }
  return fetchFile(site, file)
}

/** Number of files to request or store at the same time. */
export const FILES_AT_ONCE = 6

/**
 * Stores all files of the shell that are missing or damaged. Throws like {@link fetchFile}, and then the shell is
 * incomplete.
 */
export async function storeShell(site: Site): Promise<void> {
  const { build, shell } = site.manifest
  const part: Part = { kind: 'shell', build }
  const parts = await listParts(site)
  const cache = await openPart(site, part)
  await forEachConcurrently(shell, FILES_AT_ONCE, async (file) => {
    if (await isIntact(await cache.match(toUrl(site, file.path)), file)) return
    await cache.put(toUrl(site, file.path), await findOrFetch(site, file, parts))
  })
  await writeNote(site, part, { build })
}
