import { DATA_FILE, DATA_QUERY } from '@/lib/next/client-constants'

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

/** Fetches a page's data ahead of the click, once, unless the connection is slow or metered. */
export function prefetch(url: URL): void {
  if (process.env.NODE_ENV !== 'production' || shouldSaveData()) return
  const path = toDataPath(url.pathname)
  if (prefetched.has(path)) return
  const request = fetch(path, { priority: 'low' }).then((response) => {
    if (!response.ok) throw new Error(`${path}: ${response.status}`)
    return response
  })
  // A failure here is not the reader's: the click asks again.
  request.catch(() => prefetched.delete(path))
  prefetched.set(path, request)
}

/**
 * Answers Next's own request for a prefetched page. Next adds a parameter that depends on the page it comes from, so the
 * browser's cache would never match. Returns a function that stops answering.
 */
export function answerFromPrefetched(): () => void {
  // eslint-disable-next-line @typescript-eslint/unbound-method -- fetch needs no receiver, and is put back as it was
  const original = window.fetch
  window.fetch = (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input, location.href)
    const known = url.searchParams.has(DATA_QUERY) ? prefetched.get(url.pathname) : undefined
    return known
      ? known.then((response) => response.clone()).catch(() => original(input, init))
      : original(input, init)
  }
  return () => {
    window.fetch = original
  }
}
