import { WORKER_FILE } from '@/lib/service-worker/manifest'
import type { WorkerParams } from '@/lib/service-worker/messages'
import { PAGE_CHANGE } from '../navigation/app-events'
import { isMetered } from '../ui/is-metered'
import { writeStored, readStored } from '../ui/storage'
import { postToWorker, requestFromWorker } from './post-to-worker'
import type { OfflineMode } from './offline-mode'
import { INSTALLED_KEY, findOfflineMode } from './offline-mode'

/** Time in milliseconds on a page after which it is treated as read. */
const READING_MS = 1000

/** Time in milliseconds that a reader who refreshes waits for the new worker before the page is reloaded anyway. */
const TAKEOVER_MS = 3000

const reload = () => location.reload()

/** Removes every worker of this site, so that the next page starts without one, and reloads the page. */
async function startAnew(baseUrl: string): Promise<void> {
  const registrations = await navigator.serviceWorker.getRegistrations()
  await Promise.all(
    registrations
      .filter(({ scope }) => new URL(scope).pathname.startsWith(baseUrl))
      .map((registration) => registration.unregister()),
  )
  reload()
}

/** Turns offline mode on or off when the site is installed or removed. */
function watchInstallation(baseUrl: string): void {
  addEventListener('appinstalled', () => {
    writeStored(INSTALLED_KEY, 'true')
    void startAnew(baseUrl)
  })
  addEventListener('beforeinstallprompt', () => {
    // Browsers offer to install only what isn't installed.
    if (readStored(INSTALLED_KEY) === null) return
    writeStored(INSTALLED_KEY, null)
    void startAnew(baseUrl)
  })
}

/**
 * Lets a new worker take over: immediately, or when the reader asks for the new version of what they are reading.
 * @returns whether it takes over immediately
 */
async function onWaiting(worker: ServiceWorker, { isActive }: OfflineMode): Promise<boolean> {
  const takeOver = () => postToWorker(worker, { type: 'SKIP_WAITING' })
  const { controller } = navigator.serviceWorker
  const isNew = async () =>
    (controller !== null && (await requestFromWorker(controller, { type: 'SHOWS_UPDATE' }))) ||
    requestFromWorker(worker, { type: 'IS_NEW', path: location.pathname })
  if (!isActive || (await isNew())) {
    takeOver()
    return true
  }
  const { showUpdate } = await import('./update-popup')
  showUpdate(() => {
    navigator.serviceWorker.addEventListener('controllerchange', reload, { once: true })
    setTimeout(reload, TAKEOVER_MS)
    takeOver()
  })
  return false
}

/** Calls back for each worker that is installed from this point on, by any tab. */
function watchUpdates(
  registration: ServiceWorkerRegistration,
  onFound: (worker: ServiceWorker) => void,
): void {
  registration.addEventListener('updatefound', () => {
    const { installing } = registration
    installing?.addEventListener('statechange', () => {
      // The very first worker doesn't have to wait.
      if (installing.state === 'installed' && registration.active) onFound(installing)
    })
  })
}

/**
 * Makes the worker keep each page that is read from this point on, and each new worker keep the open page.
 * @returns a function that makes the current worker keep the open page
 */
function watchReading({ keepsVersion }: OfflineMode): () => void {
  const keep = () => {
    const path = location.pathname
    const { controller } = navigator.serviceWorker
    if (!controller) return
    postToWorker(controller, { type: 'KEEP_PAGE', path, savesData: isMetered() })
    if (keepsVersion) postToWorker(controller, { type: 'KEEP_VERSION', path })
  }
  let timer: ReturnType<typeof setTimeout>
  addEventListener(PAGE_CHANGE, () => {
    clearTimeout(timer)
    timer = setTimeout(keep, READING_MS)
  })
  navigator.serviceWorker.addEventListener('controllerchange', keep)
  return keep
}

async function registerOnce(baseUrl: string): Promise<void> {
  // Not available on an insecure page, or if the reader has blocked storage.
  if (!('serviceWorker' in navigator)) return
  watchInstallation(baseUrl)
  const mode = await findOfflineMode()
  const params: WorkerParams = {
    offlineMode: mode.isActive,
    debug: new URLSearchParams(location.search).get('debug') === 'true',
  }
  const url = `${baseUrl}${WORKER_FILE}?params=${encodeURIComponent(JSON.stringify(params))}`
  try {
    const keepOpen = watchReading(mode)
    await navigator.serviceWorker.register(url, { scope: baseUrl, updateViaCache: 'none' })
    const registration = await navigator.serviceWorker.getRegistration(baseUrl)
    if (!registration) return
    watchUpdates(registration, (worker) => void onWaiting(worker, mode))
    const { waiting } = registration
    const isReplaced = waiting !== null && (await onWaiting(waiting, mode))
    // In Chromium, a worker that gets more work while it is being replaced remains until it is idle again.
    if (!isReplaced) keepOpen()
  } catch (error) {
    console.error('The registration of the service worker failed.', error)
  }
}

let registered: Promise<void> | undefined

/**
 * Registers the worker once per document. The page works without it, so a failure is only logged.
 * @param baseUrl path of the site, with leading and trailing slashes
 */
export function register(baseUrl: string): Promise<void> {
  return (registered ??= registerOnce(baseUrl))
}
