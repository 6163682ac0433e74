import type { WorkerScope } from './worker-scope'

/*
 * Replaces the worker if a site is built with `SERVICE_WORKER=off`. It removes everything that is stored and then
 * itself, and reloads the pages that a worker controls.
 */

const worker = globalThis as unknown as WorkerScope
const { pathname } = new URL('./', worker.location.href)

async function removeAll(): Promise<void> {
  for (const name of await caches.keys()) {
    if (name.startsWith(`site ${pathname} `)) await caches.delete(name)
  }
  const clients = await worker.clients.matchAll({ type: 'window' })
  await worker.registration.unregister()
  await Promise.all(clients.map((client) => client.navigate(client.url)))
}

worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()))
// If the old worker was busy, Chromium may keep this one waiting even though it called `skipWaiting`. In that case, a
// page sends a message.
worker.addEventListener('message', (event) => event.waitUntil(worker.skipWaiting()))
worker.addEventListener('activate', (event) => event.waitUntil(removeAll()))
