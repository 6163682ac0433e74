import {
  DATA_FILE,
  DATA_QUERY,
  DATA_TYPE,
  PAYLOAD_ID,
  exchangeQuotes,
} from '@/lib/next/client-constants'
import { keepPieces } from '../ui/static-pieces'
import { NAVIGATION_HALT } from './navigation-events'

/** Data of a page of the app. For a redirect page, an error or anything else, the response. */
type FetchedPage = string | Response

/** Pages that the reader has pointed at, by path. */
const prefetched = new Map<string, Promise<FetchedPage>>()

type Connection = { saveData?: boolean; effectiveType?: string }

function shouldSaveData(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection }
  return connection?.saveData === true || (connection?.effectiveType ?? '').includes('2g')
}

/** Reads the payload of a page, and keeps the HTML that it leaves out. */
function readData(html: string): string | undefined {
  const page = new DOMParser().parseFromString(html, 'text/html')
  const payload = page.getElementById(PAYLOAD_ID)?.textContent
  if (!payload) return undefined
  keepPieces(page)
  return exchangeQuotes(JSON.parse(payload) as string)
}

/** Fetches a page as the browser would load it, so that both share one cached file. */
async function fetchPage(load: () => Promise<Response>): Promise<FetchedPage> {
  const response = await load()
  // The browser loads a page that has moved, so that its URL is right.
  if (!response.ok || response.redirected) return response
  return readData(await response.clone().text()) ?? response
}

/** Fetches a page before the click, once, unless the connection is slow or metered. */
export function prefetch({ pathname }: URL): void {
  if (process.env.NODE_ENV !== 'production' || shouldSaveData() || prefetched.has(pathname)) return
  const request = fetchPage(() => fetch(pathname, { priority: 'low' })).then((page) => {
    if (typeof page !== 'string' && !page.ok) throw new Error(`${pathname}: ${page.status}`)
    return page
  })
  // Readers don't see this failure: the click requests the page again.
  request.catch(() => prefetched.delete(pathname))
  prefetched.set(pathname, request)
}

/**
 * Repeats a request until the server has responded in full. If a request fails, Next would let the browser load the
 * page, which would replace the current page with an error page of the browser. Instead, this waits until the reader
 * wants to retry.
 */
async function fetchUntilLoaded(load: () => Promise<FetchedPage>): Promise<FetchedPage> {
  try {
    return await load()
  } catch {
    await new Promise((detail) => dispatchEvent(new CustomEvent(NAVIGATION_HALT, { detail })))
    return fetchUntilLoaded(load)
  }
}

/**
 * Creates the response that Next expects: the data of the page, or one that makes the browser load the document.
 * @param href URL of the page
 */
function toDataResponse(page: FetchedPage, href: string): Response {
  if (typeof page !== 'string') return page.clone()
  const answer = new Response(page, { headers: { 'content-type': DATA_TYPE } })
  // Next loads this URL if the page is from another build.
  Object.defineProperty(answer, 'url', { value: href })
  return answer
}

/**
 * Responds to Next's requests for the data of a page with data from the page's document. It contains everything, so the
 * export needs no second file for each page. Returns a function that stops this.
 */
export function servePages(): () => void {
  // eslint-disable-next-line @typescript-eslint/unbound-method -- fetch needs no receiver, and is restored unchanged
  const original = window.fetch
  window.fetch = async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input, location.href)
    if (process.env.NODE_ENV !== 'production' || !url.searchParams.has(DATA_QUERY)) {
      return original(input, init)
    }
    url.pathname = url.pathname.slice(0, -DATA_FILE.length)
    url.searchParams.delete(DATA_QUERY)
    const load = () => fetchPage(() => original(url.pathname, { signal: init?.signal ?? null }))
    const page = await fetchUntilLoaded(() => prefetched.get(url.pathname)?.catch(load) ?? load())
    return toDataResponse(page, url.href)
  }
  return () => {
    window.fetch = original
  }
}
