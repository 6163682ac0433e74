import { readVisit, writeVisit } from '../ui/storage'

/** How often a page is loaded anew by itself before the reader is asked. */
const MOST_RELOADS = 2

/** Key of the path that was loaded anew, after how often it was. */
const KEY = 'docusaurus.reloads'

export const reloadPage = () => location.reload()

/** Counts another reload of the page. False where it was reloaded often enough, or where nobody can count. */
export function mayReload(): boolean {
  const [count = '0', path] = readVisit(KEY)?.split(' ') ?? []
  const before = path === location.pathname ? Number(count) : 0
  if (before >= MOST_RELOADS) return false
  const next = `${before + 1} ${location.pathname}`
  writeVisit(KEY, next)
  return readVisit(KEY) === next
}

/** Whether the page would arrive if it were loaded now. */
async function isReachable(): Promise<boolean> {
  try {
    return (await fetch(location.href, { method: 'HEAD', cache: 'no-store' })).ok
  } catch {
    return false
  }
}

/** Several parts of a page may be lost at once. */
let asking: Promise<void> | undefined

/**
 * Loads a page anew that is shown but lacks something, as after a new deployment. Without a network, or where that did
 * not help before, the reader keeps what there is.
 * @param reload loads the document anew; only tests have another way
 */
export function reloadIncompletePage(reload = reloadPage): Promise<void> {
  asking ??= isReachable().then((reachable) => {
    asking = undefined
    if (reachable && mayReload()) reload()
  })
  return asking
}
