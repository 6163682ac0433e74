import { DATA_FILE, DATA_QUERY } from '@/lib/next/client-constants'
import { NAVIGATION_HALT } from './navigation-events'

/** Data of pages that the reader has pointed at, by path. */
const prefetched = new Map<string, Promise<Response>>()

type Connection = { saveData?: boolean; effectiveType?: string }

function shouldSaveData(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection }
  return connection?.saveData === true || (connection?.effectiveType ?? '').includes('2g')
}

/**
 * Returns the path of the only file that Next requests to open a page without prefetched segments in a static export.
 */
function toDataPath(pathname: string): string {
  return `${pathname.replace(/\/?$/, '/')}${DATA_FILE}`
}

/** Returns the response to a request once all of it has arrived. */
async function loadFully(load: () => Promise<Response>): Promise<Response> {
  const response = await load()
  await response.clone().arrayBuffer()
  return response
}

/** Fetches a page's data once, ahead of the click, unless the connection is slow or metered. */
export function prefetch(url: URL): void {
  if (process.env.NODE_ENV !== 'production' || shouldSaveData()) return
  const path = toDataPath(url.pathname)
  if (prefetched.has(path)) return
  const request = loadFully(() => fetch(path, { priority: 'low' })).then((response) => {
    if (!response.ok) throw new Error(`${path}: ${response.status}`)
    return response
  })
  // Readers don't need to know about a failure here: the click requests the page again.
  request.catch(() => prefetched.delete(path))
  prefetched.set(path, request)
}

/**
 * Repeats a request until the server has responded in full. If a request fails, Next would let the browser load the
 * page, which would replace the current page with an error page of the browser. Instead, this waits until the reader
 * wants to retry.
 */
async function fetchUntilLoaded(load: () => Promise<Response>): Promise<Response> {
  try {
    return await loadFully(load)
  } catch {
    await new Promise((detail) => dispatchEvent(new CustomEvent(NAVIGATION_HALT, { detail })))
    return fetchUntilLoaded(load)
  }
}

/**
 * Responds to Next's own request for a page, with prefetched data if there is any. Next adds a parameter that depends
 * on the previous page, so the browser's cache would never match. Returns a function that stops this.
 */
export function servePrefetched(): () => void {
  // eslint-disable-next-line @typescript-eslint/unbound-method -- fetch needs no receiver, and is restored unchanged
  const original = window.fetch
  window.fetch = (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input, location.href)
    const load = () => original(input, init)
    if (process.env.NODE_ENV !== 'production' || !url.searchParams.has(DATA_QUERY)) return load()
    const known = prefetched.get(url.pathname)?.then((response) => response.clone())
    return fetchUntilLoaded(() => known?.catch(load) ?? load())
  }
  return () => {
    window.fetch = original
  }
}
