// Replaces Next's prediction of routes from those that were visited (`next.config.mjs`), which is turned off. What
// remains is the cache of visited routes.
// https://github.com/vercel/next.js/blob/canary/packages/next/src/client/components/segment-cache/optimistic-routes.ts
import {
  fulfillRouteCacheEntry,
  writeRouteIntoCache,
} from 'next/dist/client/components/segment-cache/cache.js'

export function discoverKnownRoute(now, pathname, search, nextUrl, pendingEntry, ...route) {
  return pendingEntry === null
    ? writeRouteIntoCache(now, pathname, search, nextUrl, ...route)
    : fulfillRouteCacheEntry(now, pendingEntry, ...route)
}

export const matchKnownRoute = () => null

export const resetKnownRoutes = () => undefined
