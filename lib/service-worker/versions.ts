import { forEachConcurrently } from '@/lib/core/for-each-concurrently'
import type { ArchivedFile } from './archive'
import { unpackArchive } from './archive'
import { digest } from './digest'
import { toStoredPaths } from './lookup'
import type { OfflineVersion } from './manifest'
import type { OfflineStatus, SaveFailure, SaveReport, SavedVersion } from './messages'
import { listReadPages } from './pages'
import type { Part, Site } from './store'
import {
  DamagedError,
  FILES_AT_ONCE,
  MissingError,
  hasShell,
  listParts,
  listSaved,
  openPart,
  removePart,
  storeShell,
  toResponse,
  toUrl,
  writeNote,
} from './store'

type Report = (report: SaveReport) => void

const toPart = ({ id, archive: { hash } }: OfflineVersion): Part => ({ kind: 'version', id, hash })

/** Returns the version that a page belongs to: the one with the longest path. */
export function findVersionOf(site: Site, pathname: string): OfflineVersion | undefined {
  const [path = ''] = toStoredPaths(pathname, site.root.pathname)
  return site.manifest.versions
    .filter(({ root }) => path.startsWith(root))
    .sort((one, other) => other.root.length - one.root.length)[0]
}

/** Downloads an archive. @throws MissingError, or TypeError if it didn't arrive completely */
async function download(
  site: Site,
  { archive }: OfflineVersion,
  report: Report,
): Promise<Uint8Array<ArrayBuffer>> {
  const response = await fetch(toUrl(site, archive.path), { cache: 'no-store' })
  if (!response.ok || !response.body) throw new MissingError(`${archive.path}: ${response.status}`)
  let done = 0
  const counter = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform: (bytes, controller) => {
      done += bytes.length
      // A host that compresses it in transit sends a different number of bytes.
      report({ state: 'downloading', done: Math.min(done, archive.size), total: archive.size })
      controller.enqueue(bytes)
    },
  })
  return new Uint8Array(await new Response(response.body.pipeThrough(counter)).arrayBuffer())
}

/** Checks the hashes of files. @throws DamagedError if one differs from the index */
async function verify(files: ArchivedFile[]): Promise<void> {
  for (const { path, hash, content } of files) {
    if ((await digest(content)) !== hash) throw new DamagedError(`${path} is damaged`)
  }
}

/**
 * Checks that there is room for this many bytes. Some browsers report no quota, and some report more than there is.
 * With these, storing fails later.
 * @throws DOMException if the browser reports that there isn't enough room
 */
async function checkRoom(bytes: number): Promise<void> {
  const { quota, usage = 0 } = await navigator.storage.estimate()
  if (quota !== undefined && quota - usage < bytes) {
    throw new DOMException('Not enough storage available', 'QuotaExceededError')
  }
}

/** Stores a version next to its previous copy, and only then removes that copy. */
async function storeVersion(site: Site, version: OfflineVersion, report: Report): Promise<void> {
  await checkRoom(version.size)
  await storeShell(site)
  const files = await unpackArchive(await download(site, version, report))
  await verify(files)
  const part = toPart(version)
  const cache = await openPart(site, part)
  let done = 0
  await forEachConcurrently(files, FILES_AT_ONCE, async ({ path, content }) => {
    await cache.put(toUrl(site, path), toResponse(path, content))
    done += 1
    report({ state: 'storing', done, total: files.length })
  })
  const note: SavedVersion = {
    id: version.id,
    hash: version.archive.hash,
    build: site.manifest.build,
    size: files.reduce((total, { size }) => total + size, 0),
    time: Date.now(),
  }
  await writeNote(site, part, note)
  for (const other of await listParts(site)) {
    if (other.kind === 'version' && other.id === version.id && other.hash !== note.hash) {
      await removePart(site, other)
    }
  }
}

function toFailure(error: unknown): SaveFailure {
  if (error instanceof MissingError) return 'outdated'
  if (error instanceof Error && error.name === 'QuotaExceededError') return 'quota'
  // Without a network, `fetch` and the streams of its responses fail with this error.
  if (error instanceof TypeError) return 'network'
  return 'damaged'
}

/** What is being saved, by id. A version is saved once, regardless of how many pages request it. */
const running = new Map<string, Promise<void>>()

/** Saves a version, or updates a saved one. Reports its progress, and finally whether it succeeded. */
export async function saveVersion(site: Site, id: string, report: Report): Promise<void> {
  const version = site.manifest.versions.find((each) => each.id === id)
  if (!version) {
    report({ state: 'failed', reason: 'outdated' })
    return
  }
  const isSaved = async () =>
    (await listSaved(site)).some(({ hash }) => hash === version.archive.hash)
  try {
    const saving = running.get(id) ?? storeVersion(site, version, report)
    running.set(id, saving)
    await saving
    report({ state: 'saved', status: await getStatus(site) })
  } catch (error) {
    if (!(await isSaved())) await removePart(site, toPart(version))
    report({ state: 'failed', reason: toFailure(error) })
  } finally {
    running.delete(id)
  }
}

export async function removeVersion(site: Site, id: string): Promise<void> {
  for (const part of await listParts(site)) {
    if (part.kind === 'version' && part.id === id) await removePart(site, part)
  }
}

/** Updates saved versions. One whose files are unchanged only needs the scripts of the new build. */
export async function updateVersions(site: Site): Promise<void> {
  for (const saved of await listSaved(site)) {
    const version = site.manifest.versions.find(({ id }) => id === saved.id)
    // A version that is no longer on the site stays until the reader removes it.
    if (!version) continue
    if (version.archive.hash !== saved.hash) await saveVersion(site, saved.id, () => undefined)
    else if (saved.build !== site.manifest.build) {
      await storeShell(site)
      await writeNote(site, toPart(version), { ...saved, build: site.manifest.build })
    }
  }
}

/** Returns what is stored, and what can be stored. */
export async function getStatus(site: Site): Promise<OfflineStatus> {
  const { build, versions, shell } = site.manifest
  const [saved, pages, isStored] = await Promise.all([
    listSaved(site),
    listReadPages(site),
    hasShell(site, build),
  ])
  return {
    versions: versions.map((version) => {
      const own = saved.find(({ id }) => id === version.id)
      const isCurrent = own?.hash === version.archive.hash
      return { ...version, ...(own && { saved: own }), isCurrent }
    }),
    pages,
    shellSize: isStored ? shell.reduce((total, { size }) => total + size, 0) : 0,
  }
}
