import { toCacheName } from '@/lib/service-worker/offline-list'
import { toPagePath } from '@/lib/service-worker/stored-path'

/** Returns the paths below the base URL of all pages that are stored because they were read. */
export async function listReadPages(root: string): Promise<string[]> {
  const requests = await (await caches.open(toCacheName(root, 'pages'))).keys()
  const paths = requests.flatMap(
    ({ url }) => toPagePath(new URL(url).pathname.slice(root.length)) ?? [],
  )
  return [...new Set(paths)].sort()
}

export const removeReadPages = (root: string) => caches.delete(toCacheName(root, 'pages'))

/** Returns the size of what all pages share, in bytes; zero if that isn't stored. */
export async function measureShell(root: string): Promise<number> {
  const responses = await (await caches.open(toCacheName(root, 'shell'))).matchAll()
  const bodies = await Promise.all(responses.map((response) => response.blob()))
  return bodies.reduce((total, { size }) => total + size, 0)
}
