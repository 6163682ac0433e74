import { readFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { createServer } from 'node:http'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
// The server of these tests has another origin, which the site's fixture reports as a problem.
import { expect, test } from '@playwright/test'
import { pageKinds, recordShifts } from './site'

/** Time between two pieces, in milliseconds. A browser needs it to paint the previous piece. */
const PIECE_MS = 20

/** Serves pages whose announcement and navbar are sent tag by tag, and the rest at once. */
const server = createServer((request, response) => {
  const send = async () => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    if (pathname.endsWith('.css')) {
      response.setHeader('content-type', 'text/css').end(readFileSync(path.join('out', pathname)))
      return
    }
    if (!pathname.endsWith('/')) {
      response.writeHead(404).end()
      return
    }
    const html = readFileSync(path.join('out', pathname, 'index.html'), 'utf8')
    const [start, end] = [html.indexOf('<aside'), html.indexOf('</header>')]
    response.setHeader('content-type', 'text/html; charset=utf-8')
    response.write(html.slice(0, start))
    for (const piece of html.slice(start, end).split(/(?=<)/)) {
      response.write(piece)
      await wait(PIECE_MS)
    }
    response.end(html.slice(end))
  }
  void send()
})

test.beforeAll(() => new Promise<void>((resolve) => server.listen(0, resolve)))
test.afterAll(() => new Promise((resolve) => server.close(resolve)))

for (const kind of ['home', 'doc', 'old version', 'test area', 'blog list'] as const) {
  for (const width of [1440, 390]) {
    test(`nothing shifts while the navbar of ${kind} loads, ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      const readShifts = await recordShifts(page)
      const { port } = server.address() as AddressInfo
      await page.goto(`http://localhost:${port}${pageKinds[kind]}`)
      expect(await readShifts()).toEqual([])
    })
  }
}
