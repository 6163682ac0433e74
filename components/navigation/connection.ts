/** How long the server counts as reachable after an answer, in milliseconds. */
const TRUSTED = 10_000

/** What was asked lately, by path. */
const questions = new Map<string, Promise<boolean>>()

/** When the server answered last. It has sent the document of this page. */
let answeredAt = 0

async function ask(path: string): Promise<boolean> {
  try {
    await fetch(path, { method: 'HEAD' })
    answeredAt = performance.now()
    return true
  } catch {
    questions.delete(path)
    return false
  }
}

/**
 * Asks whether the server can be reached, which takes a moment, once for each page. Returns false if that page was asked
 * for lately.
 */
export function askAhead(path: string): boolean {
  if (questions.has(path)) return false
  questions.set(path, ask(path))
  setTimeout(() => questions.delete(path), TRUSTED)
  return true
}

/**
 * Whether a page can be fetched. Without a connection, Next would let the browser load the page, which would replace the
 * current page with an error page of the browser.
 */
export async function isReachable(path: string): Promise<boolean> {
  // A worker may have answered without the server.
  const hasWorker = 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null
  if (navigator.onLine && !hasWorker && performance.now() - answeredAt < TRUSTED) return true
  return questions.get(path) ?? ask(path)
}
