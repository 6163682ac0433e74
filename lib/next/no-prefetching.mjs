// Replaces Next's prefetching, its scheduler and its list of visible links (`next.config.mjs`). This site fetches
// pages ahead itself (`components/navigation/prefetch-pages.ts`) and never uses `next/link`, so Next's scheduler would
// never have a task.
// https://github.com/vercel/next.js/blob/canary/packages/next/src/client/components/segment-cache/scheduler.ts
// https://github.com/vercel/next.js/blob/canary/packages/next/src/client/components/links.ts
import { cleanup } from 'next/dist/client/components/segment-cache/lru.js'

const doNothing = () => undefined

/** Next's cache of pages exceeds its size: the scheduler shrinks it when it has nothing else to do. */
export const pingPrefetchScheduler = () => {
  globalThis.setTimeout(cleanup)
}

export const getLinkForCurrentNavigation = () => null

export const isPrefetchTaskDirty = () => false

export {
  doNothing as cancelPrefetchTask,
  doNothing as pingPrefetchTask,
  doNothing as pingVisibleLinks,
  doNothing as schedulePrefetchTask,
  doNothing as setLinkForCurrentNavigation,
}
