import { digest } from './digest'
import { answer, isHandled } from './answer'
import { toStoredPaths } from './lookup'
import type { OfflineManifest } from './manifest'
import type { WorkerMessage, WorkerParams } from './messages'
import { findInParts, keepPage, refreshPages } from './pages'
import type { Site } from './store'
import { listParts, listSaved, removePart, storeShell, toUrl } from './store'
import { findVersionOf, getStatus, removeVersion, saveVersion, updateVersions } from './versions'
import type { WorkerMessageEvent, WorkerScope } from './worker-scope'

/** Written by the build. */
declare const OFFLINE_MANIFEST: OfflineManifest

const worker = globalThis as unknown as WorkerScope

function readParams(): WorkerParams {
  const json = new URLSearchParams(worker.location.search).get('params') ?? '{}'
  return { offlineMode: false, debug: false, ...(JSON.parse(json) as Partial<WorkerParams>) }
}

const site: Site = {
  manifest: OFFLINE_MANIFEST,
  params: readParams(),
  root: new URL('./', worker.location.href),
}

function log(...words: unknown[]): void {
  if (site.params.debug) console.log('[service worker]', site.manifest.build, ...words)
}

/** Whether there are pages to read offline, which need the shell. */
async function needsShell(): Promise<boolean> {
  return site.params.offlineMode || (await listSaved(site)).length > 0
}

/** Stores everything that every page needs. If a file is missing or from another build, the previous worker stays. */
async function install(): Promise<void> {
  log('install')
  if (await needsShell()) await storeShell(site)
}

/**
 * Removes what no page needs anymore. The previous build stays, because its pages may be open or were read, and so do
 * builds whose scripts a saved version needs.
 */
async function removeOutdated(): Promise<void> {
  const [parts, saved] = await Promise.all([listParts(site), listSaved(site)])
  const { build } = site.manifest
  const shells = parts.flatMap((part) => (part.kind === 'shell' ? [part.build] : []))
  const previous = shells.find((each) => each !== build)
  const needed = new Set([build, ...saved.map((each) => each.build)])
  if (site.params.offlineMode && previous !== undefined) needed.add(previous)
  for (const part of parts) {
    const isNeeded =
      part.kind === 'version'
        ? saved.some(({ id, hash }) => id === part.id && hash === part.hash)
        : needed.has(part.build)
    if (!isNeeded) await removePart(site, part)
  }
}

/** Whether the stored copy of a page is up to date. Also true if there is no copy. */
async function isNew(path: string): Promise<boolean> {
  const stored = await findInParts(
    site,
    toStoredPaths(path, site.root.pathname),
    await listParts(site),
  )
  if (!stored) return true
  try {
    const response = await fetch(new URL(path, site.root), { cache: 'no-cache' })
    const [before, now] = await Promise.all([stored.response.arrayBuffer(), response.arrayBuffer()])
    return (await digest(before)) === (await digest(now))
  } catch {
    return false
  }
}

/** Pages whose documents came from the server while a newer worker was waiting. They belong to its build. */
const updated = new Set<string>()

let healing: Promise<void> | undefined

/**
 * Repairs the shell once in the life of the worker, because the browser may have dropped or damaged some of it. If that
 * fails, for example without a network, the next page tries again.
 */
function heal(): Promise<void> {
  const look = async () => {
    if (await needsShell()) await storeShell(site)
  }
  healing ??= look().catch((error: unknown) => {
    log('not repaired', error)
    healing = undefined
  })
  return healing
}

async function onPageShown(path: string, savesData: boolean): Promise<void> {
  await heal()
  if (site.params.offlineMode) await keepPage(site, path)
  if (savesData) return
  await updateVersions(site)
  if (site.params.offlineMode) await refreshPages(site)
}

async function onMessage({ data, source, ports: [port] }: WorkerMessageEvent): Promise<void> {
  const message = data as WorkerMessage
  log('message', message)
  switch (message.type) {
    case 'SKIP_WAITING':
      return worker.skipWaiting()
    case 'KEEP_PAGE':
      return onPageShown(message.path, message.savesData)
    case 'KEEP_VERSION': {
      const version = findVersionOf(site, message.path)
      const isSaved = (await listSaved(site)).some(({ id }) => id === version?.id)
      if (version && !isSaved) await saveVersion(site, version.id, (report) => log(report))
      return
    }
    case 'SAVE_VERSION':
      return saveVersion(site, message.id, (report) => port?.postMessage(report))
    case 'REMOVE_VERSION':
      await removeVersion(site, message.id)
      return port?.postMessage(await getStatus(site))
    case 'REMOVE_PAGES':
      for (const part of await listParts(site)) {
        if (part.kind === 'pages') await removePart(site, part)
      }
      return port?.postMessage(await getStatus(site))
    case 'GET_STATUS':
      return port?.postMessage(await getStatus(site))
    case 'SHOWS_UPDATE':
      return port?.postMessage(source !== null && updated.has(source.id))
    case 'IS_NEW':
      return port?.postMessage(await isNew(message.path))
  }
}

worker.addEventListener('install', (event) => event.waitUntil(install()))

worker.addEventListener('activate', (event) => {
  event.waitUntil(removeOutdated().then(() => worker.clients.claim()))
})

worker.addEventListener('fetch', (event) => {
  const { request, resultingClientId } = event
  if (!isHandled(site, request)) return
  const isOutdated = worker.registration.waiting !== null
  const answered = answer(site, request, isOutdated).then(({ response, isFromServer }) => {
    if (isOutdated && isFromServer && resultingClientId) updated.add(resultingClientId)
    return response
  })
  event.respondWith(answered)
  // A page whose scripts are damaged can't request this itself.
  if (request.mode === 'navigate') event.waitUntil(answered.then(heal, heal))
})

worker.addEventListener('message', (event) => {
  event.waitUntil(
    onMessage(event).catch((error: unknown) => {
      // Nothing is lost: what couldn't be stored is fetched the next time it's needed.
      log('failed', toUrl(site, ''), error)
    }),
  )
})
