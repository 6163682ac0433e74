import { readFileSync } from 'node:fs'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { createServer } from 'node:http'
import path from 'node:path'
import sirv from 'sirv'

/** Files whose name changes with their content. */
const IMMUTABLE = /^\/(?:_next\/static|assets|live-frame|math|sidebars)\//

/**
 * Serves a finished export as a plain static host does: `/page` leads to `/page/`, what is not there gets `404.html`.
 * Resolves when the server listens.
 */
export function serveFolder(folder: string, port: number): Promise<Server> {
  const notFound = readFileSync(path.join(folder, '404.html'))
  const files = sirv(folder, {
    etag: true,
    setHeaders: (response: ServerResponse, pathname: string) => {
      const cache = IMMUTABLE.test(pathname) ? 'public, max-age=31536000, immutable' : 'no-cache'
      response.setHeader('cache-control', cache)
    },
    onNoMatch: (_request: IncomingMessage, response: ServerResponse) => {
      response.writeHead(404, { 'content-type': 'text/html; charset=utf-8' }).end(notFound)
    },
  })
  const server = createServer((request, response) => {
    const { pathname, search } = new URL(request.url ?? '/', 'http://localhost')
    const isPage = !pathname.endsWith('/') && path.extname(pathname) === ''
    if (isPage) response.writeHead(301, { location: `${pathname}/${search}` }).end()
    else files(request, response)
  })
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, () => resolve(server))
  })
}
