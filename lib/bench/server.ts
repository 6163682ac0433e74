import type { IncomingMessage, ServerResponse } from 'node:http'
import { createServer } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { STATIC_FOLDER } from '@/lib/core/static-folder'
import type { Connection } from './browser-session'
import type { ExportStore } from './export-store'

const contentTypes: Record<string, string> = {
  html: 'text/html; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json',
  svg: 'image/svg+xml',
  xml: 'application/xml',
  webmanifest: 'application/manifest+json',
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  ico: 'image/x-icon',
  woff2: 'font/woff2',
}

/** A request that was answered. `bytes` is the length of the body as transferred. */
export type ServedRequest = { url: string; status: number; bytes: number }

export type BenchServer = {
  origin: string
  /** Requests since the list was last emptied. */
  requests: ServedRequest[]
  /** Slows down every response, including those to workers, which the browser's own emulation leaves out. */
  connection: Connection | undefined
  close: () => Promise<void>
}

/** Creates a function that waits as long as responses take that share a connection. */
function createQueue(): (connection: Connection, bytes: number) => Promise<void> {
  let free = 0
  return async ({ mbps, latency }, bytes) => {
    await wait(latency)
    free = Math.max(free, performance.now()) + (bytes * 8) / (mbps * 1000)
    await wait(free - performance.now())
  }
}

async function answer(
  store: ExportStore,
  request: IncomingMessage,
  response: ServerResponse,
  served: ServedRequest[],
  delay: (bytes: number) => Promise<void>,
): Promise<void> {
  const url = request.url ?? '/'
  const found = await store.find(url)
  const file = found ?? (await store.find('/404.html'))
  const status = found ? 200 : 404
  const known = found && request.headers['if-none-match'] === found.etag
  const body = known || !file ? Buffer.from('') : file.body
  await delay(body.length)
  served.push({ url, status: known ? 304 : status, bytes: body.length })
  if (known) {
    response.writeHead(304, { etag: found.etag }).end()
    return
  }
  const type = contentTypes[file?.path.split('.').at(-1) ?? ''] ?? 'application/octet-stream'
  response.writeHead(status, {
    'content-type': type,
    'content-length': body.length,
    ...(file ? { etag: file.etag } : {}),
    'cache-control': url.startsWith(`/${STATIC_FOLDER}/`)
      ? 'public, max-age=31536000, immutable'
      : 'public, max-age=0, must-revalidate',
    ...(file?.encoding ? { 'content-encoding': file.encoding } : {}),
  })
  response.end(request.method === 'HEAD' ? undefined : body)
}

/** Serves an export from memory, compressed, on a free port of this machine. */
export async function startServer(store: ExportStore): Promise<BenchServer> {
  const requests: ServedRequest[] = []
  const queue = createQueue()
  const server = createServer((request, response) => {
    const delay = async (bytes: number) => {
      if (benchServer.connection) await queue(benchServer.connection, bytes)
    }
    answer(store, request, response, requests, delay).catch((error: unknown) => {
      response.destroy(error instanceof Error ? error : new Error(String(error)))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (typeof address !== 'object' || !address) throw new Error('The server has no port.')
  const benchServer: BenchServer = {
    origin: `http://127.0.0.1:${address.port}`,
    requests,
    connection: undefined,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
  return benchServer
}
