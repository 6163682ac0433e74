import { existsSync, readFileSync, statSync } from 'node:fs'
import type { Server, ServerResponse } from 'node:http'
import { createServer } from 'node:http'
import path from 'node:path'
import type { RequestHandler } from 'sirv'
import sirv from 'sirv'
import { getCacheControl } from '@/lib/build/host/cache-control'
import { decodePath, splitHref } from '@/lib/core/url'

type Folder = { inode: number; files: RequestHandler; notFound: Buffer }

/** Lists the files of a folder. */
function openFolder(folder: string): Folder {
  const notFound = readFileSync(path.join(folder, '404.html'))
  const files = sirv(folder, {
    etag: true,
    setHeaders: (response: ServerResponse, pathname: string) => {
      response.setHeader('cache-control', getCacheControl(pathname))
    },
    onNoMatch: (_, response) => answerNotFound(response, notFound),
  })
  return { inode: statSync(folder).ino, files, notFound }
}

function answerNotFound(response: ServerResponse, page: Buffer): void {
  response.writeHead(404, { 'content-type': 'text/html; charset=utf-8' }).end(page)
}

/**
 * Serves a finished export like a plain static host: `/page` redirects to `/page/`, or the other way around, depending
 * on which the export has, and unknown paths get `404.html`. After another build, it serves that one.
 * Resolves when the server listens.
 * @param baseUrl path that the export was built for, with both slashes; other paths get a 404 response
 */
export function serveFolder(folder: string, port: number, baseUrl = '/'): Promise<Server> {
  let opened = openFolder(folder)
  const server = createServer((request, response) => {
    // A build puts another folder in the place of this one.
    const inode = statSync(folder, { throwIfNoEntry: false })?.ino ?? opened.inode
    if (inode !== opened.inode) opened = openFolder(folder)
    const { path: pathname, suffix } = splitHref(request.url ?? '/')
    if (!pathname.startsWith(baseUrl)) {
      answerNotFound(response, opened.notFound)
      return
    }
    const below = pathname.slice(baseUrl.length - 1)
    // The same URL with or without the slash, and the file that a page there would have.
    const [other, file] = pathname.endsWith('/')
      ? [pathname.slice(0, -1), `${below.slice(0, -1)}.html`]
      : [`${pathname}/`, `${below}/index.html`]
    const page = path.join(folder, path.posix.normalize(decodePath(file)))
    // Two slashes at the start would lead to another host.
    if (!pathname.startsWith('//') && existsSync(page)) {
      response.writeHead(301, { location: other + suffix }).end()
    } else {
      request.url = below + suffix
      opened.files(request, response)
    }
  })
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, () => resolve(server))
  })
}
