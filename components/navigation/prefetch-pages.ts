import { DATA_FILE, DATA_QUERY } from '@/lib/next/client-constants'
import { NAVIGATION_HALT } from './navigation-events'

/** Data of pages the reader has pointed at, by path. */
const prefetched = new Map<string, Promise<Response>>()

type Connection = { saveData?: boolean; effectiveType?: string }

function shouldSaveData(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection }
  return connection?.saveData === true || (connection?.effectiveType ?? '').includes('2g')
}

/** The one file that Next asks for when a page without prefetched segments is opened in a static export. */
function toDataPath(pathname: string): string {
  return `${pathname.replace(/\/?$/, '/')}${DATA_FILE}`
}

/** The response to a request, once all of it has arrived. */
async function loadWhole(load: () => Promise<Response>): Promise<Response> {
  const response = await load()
  await response.clone().arrayBuffer()
  return response
}

/** Fetches a page's data ahead of the click, once, unless the connection is slow or metered. */
export function prefetch(url: URL): void {
  if (process.env.NODE_ENV !== 'production' || shouldSaveData()) return
  const path = toDataPath(url.pathname)
  if (prefetched.has(path)) return
  const request = loadWhole(() => fetch(path, { priority: 'low' })).then((response) => {
    if (!response.ok) throw new Error(`${path}: ${response.status}`)
    return response
  })
  // A failure here is not the reader's: the click asks again.
  request.catch(() => prefetched.delete(path))
  prefetched.set(path, request)
}

/**
 * Asks until the server has answered in full. Next would have the browser load the page if a request failed, and so
 * replace the one that the reader has by an error of the browser; instead it waits until they want to try again.
 */
async function fetchUntilAnswered(load: () => Promise<Response>): Promise<Response> {
  try {
    return await loadWhole(load)
  } catch {
    await new Promise((detail) => dispatchEvent(new CustomEvent(NAVIGATION_HALT, { detail })))
    return fetchUntilAnswered(load)
  }
}

/**
 * Answers Next's own request for a page, with what was prefetched if there is something. Next adds a parameter that
 * depends on the page it comes from, so the browser's cache would never match. Returns a function that stops answering.
 */
export function answerFromPrefetched(): () => void {
  // eslint-disable-next-line @typescript-eslint/unbound-method -- fetch needs no receiver, and is put back as it was
  const original = window.fetch
  window.fetch = (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input, location.href)
    const load = () => original(input, init)
    if (process.env.NODE_ENV !== 'production' || !url.searchParams.has(DATA_QUERY)) return load()
    const known = prefetched.get(url.pathname)?.then((response) => response.clone())
    return fetchUntilAnswered(() => known?.catch(load) ?? load())
  }
  return () => {
    window.fetch = original
  }
}
