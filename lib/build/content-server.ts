import type { Server, ServerResponse } from 'node:http'
import { createServer } from 'node:http'
import type { SitePath } from '@/lib/core/url'
import { findDevFile } from '@/lib/output/site/find-dev-file'
import { contentRoutes } from '@/lib/records/content-service'
import { findPage } from '@/lib/records/read-records'
import type { ContentWatch } from './watch-content'

/** The part of a watch that the server needs. */
type ServedContent = Pick<
  ContentWatch,
  'findPage' | 'getSectionJson' | 'writeRecords' | 'listProblems'
>

/** Sends a file of the site that isn't a page. */
async function sendFile(
  { writeRecords }: ServedContent,
  path: SitePath,
  response: ServerResponse,
): Promise<void> {
  const file = await findDevFile(path, writeRecords)
  if (!file) {
    response.writeHead(404).end()
    return
  }
  response
    .writeHead(200, { 'content-type': file.type, 'cache-control': 'no-store' })
    .end(file.content)
}

/** Returns a page that lists all others, such as the debug panel. Such pages are only created with the whole site. */
async function findWrittenPage({ writeRecords }: ServedContent, path: SitePath) {
  await writeRecords()
  return findPage(path)
}

async function answer(watch: ServedContent, url: URL, response: ServerResponse): Promise<void> {
  const send = (value: unknown) => response.end(JSON.stringify(value))
  switch (url.pathname) {
    case contentRoutes.page: {
      const path: SitePath = url.searchParams.get('path') ?? ''
      const page = (await watch.findPage(path)) ?? (await findWrittenPage(watch, path))
      if (!page) response.statusCode = 404
      send(page ?? null)
      return
    }
    case contentRoutes.section:
      response.end(await watch.getSectionJson(url.searchParams.get('id') ?? ''))
      return
    case contentRoutes.problems:
      send(watch.listProblems())
      return
    default:
      if (url.pathname.startsWith(contentRoutes.files)) {
        const file = decodeURIComponent(url.pathname.slice(contentRoutes.files.length))
        await sendFile(watch, `/${file}`, response)
      } else response.writeHead(404).end()
  }
}

/** Starts the server that responds to `lib/records/content-service.ts`, on this machine only. */
export function startContentServer(watch: ServedContent, port: number): Server {
  const server = createServer((request, response) => {
    answer(watch, new URL(request.url ?? '/', 'http://localhost'), response).catch(
      (error: unknown) => {
        response.writeHead(500).end(error instanceof Error ? error.message : String(error))
      },
    )
  })
  return server.listen(port, '127.0.0.1')
}
