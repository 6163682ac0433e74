import { setTimeout as wait } from 'node:timers/promises'

/** Result of checking a link. */
export type LinkResult =
  | { state: 'ok' }
  /** The URL redirects permanently to another one. */
  | { state: 'moved'; target: string }
  /** The host responds but rejects the request: it requires a login, blocks programs or got too many requests. */
  | { state: 'rejected'; reason: string }
  | { state: 'broken'; reason: string }

export type CheckUrlOptions = {
  /** Minimum time between the starts of two requests to one host, in milliseconds. */
  interval: number
  /** How long to wait for a response, in milliseconds. */
  timeout: number
  /** How long to wait before each retry, in milliseconds. */
  retryDelays: number[]
  userAgent: string
}

export const defaultOptions: CheckUrlOptions = {
  interval: 1000,
  timeout: 20_000,
  retryDelays: [5000, 30_000],
  userAgent: 'Mozilla/5.0 (compatible; link check of a documentation site)',
}

const MAX_REDIRECTS = 10

/** Maximum delay accepted from a `Retry-After` header, in milliseconds. */
const MAX_RETRY_AFTER_MS = 120_000

const PERMANENT = new Set([301, 308])

/**
 * Login required, automated requests rejected, blocked in this region, or too many requests. 999 is not a standard
 * status.
 */
const REJECTED = new Set([401, 403, 405, 406, 429, 451, 999])

/** The response to one request: its status and redirect target, or why there is none. */
type Answer = { status: number; location?: string; retryAfter?: number } | { error: string }

/** Starts requests to the same host one after the other, at least `interval` milliseconds apart. */
function createPace(interval: number): (host: string) => Promise<void> {
  const turns = new Map<string, Promise<number>>()
  return async (host) => {
    const turn = (turns.get(host) ?? Promise.resolve(-interval)).then(async (before) => {
      for (let rest = Infinity; rest > 0;) {
        rest = before + interval - performance.now()
        // Timers may fire slightly early.
        if (rest > 0) await wait(Math.ceil(rest))
      }
      return performance.now()
    })
    turns.set(host, turn)
    await turn
  }
}

function toReason(error: unknown): string {
  const { name, message, cause } = error as Error & { cause?: { code?: string; message?: string } }
  if (name === 'TimeoutError') return 'timed out'
  return cause?.code || cause?.message || message
}

function isTemporary(answer: Answer): boolean {
  return 'error' in answer || answer.status === 429 || answer.status >= 500
}

/** Creates the function that checks one URL. All URLs of a run share it, which limits the request rate per host. */
export function createUrlChecker(
  options: CheckUrlOptions = defaultOptions,
): (url: string) => Promise<LinkResult> {
  const { interval, timeout, retryDelays, userAgent } = options
  const waitForTurn = createPace(interval)

  const request = async (url: string): Promise<Answer> => {
    await waitForTurn(new URL(url).host)
    try {
      // Not HEAD, because some hosts respond to it with an error. The body is never read.
      const response = await fetch(url, {
        redirect: 'manual',
        signal: AbortSignal.timeout(timeout),
        headers: { 'user-agent': userAgent, accept: 'text/html,*/*' },
      })
      await response.body?.cancel()
      const location = response.headers.get('location') ?? undefined
      const seconds = Number(response.headers.get('retry-after') ?? Number.NaN)
      return {
        status: response.status,
        ...(location !== undefined && { location }),
        ...(seconds > 0 && { retryAfter: Math.min(seconds * 1000, MAX_RETRY_AFTER_MS) }),
      }
    } catch (error) {
      return { error: toReason(error) }
    }
  }

  const requestWithRetries = async (url: string): Promise<Answer> => {
    let answer = await request(url)
    for (const delay of retryDelays) {
      if (!isTemporary(answer)) break
      await wait('retryAfter' in answer ? (answer.retryAfter ?? delay) : delay)
      answer = await request(url)
    }
    return answer
  }

  return async (url) => {
    let current = url
    let moved = false
    for (let hops = 0; hops <= MAX_REDIRECTS; hops += 1) {
      const answer = await requestWithRetries(current)
      if ('error' in answer) return { state: 'broken', reason: answer.error }
      const { status, location } = answer
      if (status >= 300 && status < 400 && location !== undefined) {
        if (!URL.canParse(location, current)) {
          return { state: 'broken', reason: `redirects to "${location}", which is not a URL` }
        }
        // A URL after a temporary redirect is not the permanent location of the page.
        if (hops === 0 || moved) moved = PERMANENT.has(status)
        current = new URL(location, current).href
        continue
      }
      if (REJECTED.has(status)) return { state: 'rejected', reason: String(status) }
      if (status >= 400) return { state: 'broken', reason: String(status) }
      return moved ? { state: 'moved', target: current } : { state: 'ok' }
    }
    return { state: 'broken', reason: `more than ${MAX_REDIRECTS} redirects` }
  }
}
