import { toCacheName, toOldPrefix } from '@/lib/core/offline-list'

/*
 * Replaces the worker if a site is built with `SERVICE_WORKER=off`. It removes everything that is stored and then
 * itself, and reloads the pages that a worker controls.
 */

declare const self: ServiceWorkerGlobalScope
const { pathname } = new URL('./', self.location.href)

async function removeAll(): Promise<void> {
  const prefixes = [toCacheName(pathname, ''), toOldPrefix(pathname)]
  for (const name of await caches.keys()) {
    if (prefixes.some((prefix) => name.startsWith(prefix))) await caches.delete(name)
  }
  const clients = await self.clients.matchAll({ type: 'window' })
  await self.registration.unregister()
  await Promise.all(clients.map((client) => client.navigate(client.url)))
}

self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()))
// If the old worker was busy, Chromium may keep this one waiting even though it called `skipWaiting`. In that case, a
// page sends a message.
self.addEventListener('message', (event) => event.waitUntil(self.skipWaiting()))
self.addEventListener('activate', (event) => event.waitUntil(removeAll()))
