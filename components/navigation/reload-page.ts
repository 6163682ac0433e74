import { readVisit, writeVisit } from '../ui/storage'

/** How often a page is reloaded automatically before the reader is asked. */
const MAX_RELOADS = 2

/** Session storage key of the number of reloads and the path that was reloaded. */
const KEY = 'docusaurus.reloads'

export const reloadPage = () => location.reload()

/**
 * Counts another reload of the page. Returns false if it was reloaded often enough, or if the count can't be stored.
 */
export function countReload(): boolean {
  const [count = '0', path] = readVisit(KEY)?.split(' ') ?? []
  const before = path === location.pathname ? Number(count) : 0
  if (before >= MAX_RELOADS) return false
  const next = `${before + 1} ${location.pathname}`
  writeVisit(KEY, next)
  return readVisit(KEY) === next
}

/** Whether the page would load now. */
async function isReachable(): Promise<boolean> {
  try {
    return (await fetch(location.href, { method: 'HEAD', cache: 'no-store' })).ok
  } catch {
    return false
  }
}

/** Several parts of a page may fail at once. */
let pendingCheck: Promise<void> | undefined

/**
 * Reloads a page that is shown but incomplete, for example after a new deployment. Without a network, or if reloading
 * hasn't helped before, the reader keeps what is there.
 * @param reload reloads the document; only tests replace it
 */
export function reloadIncompletePage(reload = reloadPage): Promise<void> {
  pendingCheck ??= isReachable().then((reachable) => {
    pendingCheck = undefined
    if (reachable && countReload()) reload()
  })
  return pendingCheck
}
