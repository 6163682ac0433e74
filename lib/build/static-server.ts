import { existsSync, readFileSync } from 'node:fs'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { createServer } from 'node:http'
import path from 'node:path'
import sirv from 'sirv'
import { getCacheControl } from '@/lib/build/host/headers'
import { splitHref } from '@/lib/core/url'

type ServeOptions = {
  /** Path that the export was built for, with both slashes. Other paths get a 404 response. */
  baseUrl?: string
}

function decode(pathname: string): string {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return pathname
  }
}

/**
 * Serves a finished export like a plain static host: `/page` redirects to `/page/`, or the other way around, depending
 * on which the export has, and unknown paths get `404.html`.
 * Resolves when the server listens.
 */
export function serveFolder(
  folder: string,
  port: number,
  { baseUrl = '/' }: ServeOptions = {},
): Promise<Server> {
  const notFound = readFileSync(path.join(folder, '404.html'))
  const answerNotFound = (_request: IncomingMessage, response: ServerResponse) => {
    response.writeHead(404, { 'content-type': 'text/html; charset=utf-8' }).end(notFound)
  }
  const files = sirv(folder, {
    etag: true,
    setHeaders: (response: ServerResponse, pathname: string) => {
      response.setHeader('cache-control', getCacheControl(pathname))
    },
    onNoMatch: answerNotFound,
  })
  const server = createServer((request, response) => {
    const { path: pathname, suffix } = splitHref(request.url ?? '/')
    if (!pathname.startsWith(baseUrl)) {
      answerNotFound(request, response)
      return
    }
    const below = pathname.slice(baseUrl.length - 1)
    // The same URL with or without the slash, and the file that a page there would have.
    const [other, file] = pathname.endsWith('/')
      ? [pathname.slice(0, -1), `${below.slice(0, -1)}.html`]
      : [`${pathname}/`, `${below}/index.html`]
    const page = path.join(folder, path.posix.normalize(decode(file)))
    // Two slashes at the start would lead to another host.
    if (!pathname.startsWith('//') && existsSync(page)) {
      response.writeHead(301, { location: other + suffix }).end()
    } else {
      request.url = below + suffix
      files(request, response)
    }
  })
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, () => resolve(server))
  })
}
