import { Workbox, messageSW } from 'workbox-window'
import type { WorkerParams } from '@/lib/service-worker/offline-list'
import { WORKER_FILE } from '@/lib/service-worker/offline-list'
import { PAGE_CHANGE } from '../navigation/app-events'
import { isMetered } from '../ui/is-metered'
import { writeStored, readStored } from '../ui/storage'
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
 * Lets a new worker take over: immediately, or in offline mode when the reader asks for the new version. A worker that
 * differs only in its parameters, as after the window was resized, is no new version.
 */
async function onWaiting(workbox: Workbox, waiting: string, isActive: boolean): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration()
  const isUpdate = registration?.active?.scriptURL === waiting
  if (!isActive || !isUpdate) {
    workbox.messageSkipWaiting()
    return
  }
  const { showUpdate } = await import('./update-popup')
  showUpdate(() => {
    workbox.addEventListener('controlling', reload)
    setTimeout(reload, TAKEOVER_MS)
    workbox.messageSkipWaiting()
  })
}

/** Lists what the open page needs: what it has requested, and all its images, whether or not they are in view. */
function listNeeded(): string[] {
  const requested = performance.getEntriesByType('resource').map(({ name }) => name)
  const images = [...document.images].flatMap(({ src, srcset }) => [
    src,
    ...srcset.split(',').map((candidate) => candidate.trim().split(' ', 1)[0] ?? ''),
  ])
  const urls = [...requested, ...images].filter(Boolean).map((url) => new URL(url, location.href))
  // Other pages were asked for, not read.
  const own = urls.filter(
    ({ origin, pathname }) => origin === location.origin && !pathname.endsWith('/'),
  )
  return [...new Set(own.map(({ href }) => href))]
}

/** Makes the worker store the open page, and first what it needs, so that no stored page lacks anything. */
async function keepPage(): Promise<void> {
  const { controller } = navigator.serviceWorker
  if (!controller) return
  const keep = (urlsToCache: string[]) =>
    messageSW(controller, { type: 'CACHE_URLS', payload: { urlsToCache } })
  const { origin, pathname } = location
  await keep(listNeeded())
  await keep([origin + pathname])
}

/** Keeps what is read from this point on, and updates what is saved. */
function watchReading(baseUrl: string, { isActive, keepsVersion }: OfflineMode): void {
  const keep = async () => {
    const { controller } = navigator.serviceWorker
    // It may still be moving what earlier workers have stored.
    if (controller?.state === 'activating')
      await new Promise((resolve) => {
        controller.addEventListener('statechange', resolve, { once: true })
      })
    if (isActive) void keepPage()
    if (isMetered()) return
    const { keepVersion, updateVersions } = await import('./saved-versions')
    await updateVersions(baseUrl)
    if (keepsVersion) await keepVersion(baseUrl, location.pathname)
  }
  // Nothing is lost: the next page tries again.
  const tryKeep = () => void keep().catch(() => undefined)
  let timer: ReturnType<typeof setTimeout>
  addEventListener(PAGE_CHANGE, () => {
    clearTimeout(timer)
    timer = setTimeout(tryKeep, READING_MS)
  })
  navigator.serviceWorker.addEventListener('controllerchange', tryKeep)
  tryKeep()
}

async function registerOnce(baseUrl: string): Promise<boolean> {
  // Not available on an insecure page, or if the reader has blocked storage.
  if (!('serviceWorker' in navigator)) return false
  watchInstallation(baseUrl)
  const mode = await findOfflineMode()
  const params: WorkerParams = {
    offlineMode: mode.isActive,
    debug: new URLSearchParams(location.search).get('debug') === 'true',
  }
  const url = `${baseUrl}${WORKER_FILE}?params=${encodeURIComponent(JSON.stringify(params))}`
  try {
    const workbox = new Workbox(url, { scope: baseUrl, updateViaCache: 'none' })
    workbox.addEventListener('waiting', ({ sw }) => {
      if (sw) void onWaiting(workbox, sw.scriptURL, mode.isActive)
    })
    await workbox.register({ immediate: true })
    watchReading(baseUrl, mode)
    return true
  } catch (error) {
    console.error('The registration of the service worker failed.', error)
    return false
  }
}

let registered: Promise<boolean> | undefined

/**
 * Registers the worker once per document. The page works without it, so a failure is only logged.
 * @param baseUrl path of the site, with leading and trailing slashes
 * @returns whether this browser can store pages
 */
export function register(baseUrl: string): Promise<boolean> {
  return (registered ??= registerOnce(baseUrl))
}
