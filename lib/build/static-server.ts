import { createServer } from 'node:http'
import type { Server } from 'node:http'
import handler from 'serve-handler'

/**
 * Serves a finished export as a plain static host does: `/page` leads to `/page/`, what is not there gets `404.html`.
 * Resolves when the server listens.
 */
export function serveFolder(folder: string, port: number): Promise<Server> {
  const server = createServer((request, response) => {
    handler(request, response, {
      public: folder,
      cleanUrls: false,
      trailingSlash: true,
      directoryListing: false,
      headers: [
        {
          source: '/_next/static/**',
          headers: [{ key: 'cache-control', value: 'public, max-age=31536000, immutable' }],
        },
      ],
    }).catch((error: unknown) => {
      console.error(error)
      response.destroy()
    })
  })
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, () => resolve(server))
  })
}
