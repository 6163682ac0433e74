import { Workbox, messageSW } from 'workbox-window'
import type { WorkerParams } from '@/lib/core/offline-list'
import { isFilePath } from '@/lib/core/url'
import { WORKER_FILE } from '@/lib/core/offline-list'
import { PAGE_CHANGE } from '../navigation/app-events'
import { showNotice } from '../navigation/notice'
import { baseUrl } from '../ui/base-url'
import { isMetered } from '../ui/is-metered'
import { writeStored, readStored } from '../ui/storage'
import type { OfflineMode } from './offline-mode'
import { INSTALLED_KEY, findOfflineMode } from './offline-mode'

/** Time in milliseconds on a page after which it is treated as read. */
const READING_MS = 1000

/** Time in milliseconds that a reader who refreshes waits for the new worker before the page is reloaded anyway. */
const TAKEOVER_MS = 3000

const reload = () => location.reload()

/** For what a browser may refuse, for example because the reader has blocked storage meanwhile. */
const ignore = () => undefined

/** Removes every worker of this site, so that the next page starts without one, and reloads the page. */
async function startAnew(): Promise<void> {
  for (const registration of await navigator.serviceWorker.getRegistrations()) {
    if (new URL(registration.scope).pathname.startsWith(baseUrl)) await registration.unregister()
  }
  reload()
}

/** Turns offline mode on or off when the site is installed or removed. */
function watchInstallation(): void {
  const watch = (event: string, value: string | null) =>
    addEventListener(event, () => {
      if (readStored(INSTALLED_KEY) === value) return
      writeStored(INSTALLED_KEY, value)
      startAnew().catch(ignore)
    })
  watch('appinstalled', 'true')
  // Browsers offer to install only what isn't installed.
  watch('beforeinstallprompt', null)
}

/** Closes the notice about a new version. One is enough, however many new versions there are. */
let closeNotice: (() => void) | undefined

/**
 * Lets a new worker take over: immediately, or in offline mode when the reader asks for the new version. A worker that
 * differs only in its parameters, as after the window was resized, is no new version.
 */
async function onWaiting(workbox: Workbox, isActive: boolean, waiting?: ServiceWorker) {
  const registration = await navigator.serviceWorker.getRegistration()
  const isUpdate = registration?.active?.scriptURL === waiting?.scriptURL
  if (!isActive || !isUpdate) {
    workbox.messageSkipWaiting()
    return
  }
  closeNotice?.()
  const onAction = () => {
    workbox.addEventListener('controlling', reload)
    setTimeout(reload, TAKEOVER_MS)
    workbox.messageSkipWaiting()
  }
  const text = 'New version available'
  closeNotice = showNotice({ text, label: 'Refresh', onAction, takesFocus: false })
}

/** Lists what the open page needs: what it has requested, and all its images, whether or not they are in view. */
function listNeeded(): string[] {
  const requested = performance.getEntriesByType('resource').map(({ name }) => name)
  const images = [...document.images].flatMap(({ src, srcset }) => [
    src,
    ...srcset.split(/[\s,]+/).filter((word) => word.includes('/')),
  ])
  const urls = [...requested, ...images].map((url) => new URL(url, location.origin).href)
  // Other pages were asked for, not read.
  return [...new Set(urls)].filter((url) => url.startsWith(location.origin) && isFilePath(url))
}

/** Keeps what is read from this point on, and updates what is saved. */
function watchReading({ isActive, keepsVersion }: OfflineMode): void {
  const keep = async () => {
    const { controller } = navigator.serviceWorker
    const wanted = isActive ? [listNeeded(), [location.origin + location.pathname]] : []
    // The page comes after what it needs, so that no stored page lacks anything.
    for (const urlsToCache of wanted)
      if (controller) await messageSW(controller, { type: 'CACHE_URLS', payload: { urlsToCache } })
    if (isMetered()) return
    const { keepVersions } = await import('./saved-versions')
    await keepVersions(keepsVersion ? location.pathname : undefined)
  }
  // Nothing is lost: the next page tries again.
  const tryKeep = () => void keep().catch(() => undefined)
  addEventListener(PAGE_CHANGE, () => setTimeout(tryKeep, READING_MS))
  navigator.serviceWorker.addEventListener('controllerchange', tryKeep)
  tryKeep()
}

/** Registers the worker. The page works without it, so a failure is only logged. */
export async function register(): Promise<void> {
  // Not available on an insecure page, or if the reader has blocked storage.
  if (!('serviceWorker' in navigator)) return
  watchInstallation()
  const mode = await findOfflineMode()
  const params: WorkerParams = {
    offlineMode: mode.isActive,
    debug: new URLSearchParams(location.search).get('debug') === 'true',
  }
  const url = `${baseUrl}${WORKER_FILE}?params=${encodeURIComponent(JSON.stringify(params))}`
  const workbox = new Workbox(url, { scope: baseUrl, updateViaCache: 'none' })
  workbox.addEventListener('waiting', ({ sw }) => {
    onWaiting(workbox, mode.isActive, sw).catch(ignore)
  })
  try {
    await workbox.register({ immediate: true })
    watchReading(mode)
  } catch (error) {
    console.error('The registration of the service worker failed.', error)
  }
}
