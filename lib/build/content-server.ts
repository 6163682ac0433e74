import type { Server, ServerResponse } from 'node:http'
import { createServer } from 'node:http'
import type { SitePath } from '@/lib/core/url'
import { contentRoutes } from '@/lib/records/content-service'
import type { ContentWatch } from './watch-content'

async function answer(watch: ContentWatch, url: URL, response: ServerResponse): Promise<void> {
  const send = (value: unknown) => response.end(JSON.stringify(value))
  switch (url.pathname) {
    case contentRoutes.page: {
      const path: SitePath = url.searchParams.get('path') ?? ''
      const page = await watch.findPage(path)
      if (!page) response.statusCode = 404
      send(page ?? null)
      return
    }
    case contentRoutes.site:
      await watch.writeRecords()
      send(null)
      return
    case contentRoutes.problems:
      send(watch.listProblems())
      return
    default:
      response.writeHead(404).end()
  }
}

/** Starts the server that responds to `lib/records/content-service.ts`, on this machine only. */
export function startContentServer(watch: ContentWatch, port: number): Server {
  const server = createServer((request, response) => {
    answer(watch, new URL(request.url ?? '/', 'http://localhost'), response).catch(
      (error: unknown) => {
        response.writeHead(500).end(error instanceof Error ? error.message : String(error))
      },
    )
  })
  return server.listen(port, '127.0.0.1')
}
