import { STATIC_FOLDER } from '@/lib/core/static-folder'
import { toCacheName, toOldPrefix } from '@/lib/core/offline-list'

/*
 * Readers may come back with the worker that stored versions as archives. Its caches have other names, and one kind more:
 * a shell for each build, with the scripts of the pages in the other caches.
 */

/**
 * Moves what an earlier worker has stored into the caches of this one, so that it can be read. The versions are
 * incomplete to this worker, so the next page saves them again.
 */
export async function adoptOldCaches(root: URL): Promise<void> {
  const prefix = toOldPrefix(root.pathname)
  for (const name of await caches.keys()) {
    if (!name.startsWith(prefix)) continue
    const [kind = '', id = ''] = name.slice(prefix.length).split(' ')
    const words = kind === 'version' ? [kind, id, 'earlier'] : [kind === 'pages' ? kind : 'files']
    const from = await caches.open(name)
    const to = await caches.open(toCacheName(root.pathname, ...words))
    for (const request of await from.keys()) {
      const response = await from.match(request)
      const isKept = kind !== 'shell' || request.url.includes(`/${STATIC_FOLDER}/`)
      // It stored pages under the names of their files.
      if (response && isKept) await to.put(request.url.replace(/(?<=\/)index\.html/, ''), response)
    }
    await caches.delete(name)
  }
}
