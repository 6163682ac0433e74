import { once } from 'node:events'
import { cpSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import type { Server } from 'node:http'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { provideFiles } from '@/lib/testing/temporary-files'
import { serveFolder } from './static-server'

provideFiles({
  'out/index.html': 'home',
  'out/docs/3.1.1/index.html': 'old docs',
  'out/a b/index.html': 'spaced',
  'out/cli.html': 'no slash',
  'out/404.html': 'not found',
  'out/assets/pot.0123456789.txt': 'asset',
})

let server: Server

beforeEach(async () => {
  server = await serveFolder('out', 0, '/base/')
})

afterEach(async () => {
  server.close()
  await once(server, 'close')
})

function ask(address: string): Promise<Response> {
  const place = server.address()
  const port = typeof place === 'object' && place ? place.port : 0
  const headers = { connection: 'close' }
  return fetch(`http://localhost:${port}${address}`, { redirect: 'manual', headers })
}

test.each([
  ['/base/', 200, 'home'],
  ['/base/docs/3.1.1/?a=1', 200, 'old docs'],
  ['/base/a%20b/', 200, 'spaced'],
  ['/base/cli', 200, 'no slash'],
  ['/base/nothing', 404, 'not found'],
  ['/base/nothing.html', 404, 'not found'],
  ['/base//docs/3.1.1/', 404, 'not found'],
  ['//docs/', 404, 'not found'],
  ['/base/%E0%A4%A', 404, 'not found'],
  ['/elsewhere/', 404, 'not found'],
])('responds to %s with %i', async (address, status, text) => {
  const answer = await ask(address)
  expect(answer.status).toBe(status)
  expect(await answer.text()).toBe(text)
})

test.each([
  ['/base/docs/3.1.1?a=1', '/base/docs/3.1.1/?a=1'],
  ['/base/a%20b', '/base/a%20b/'],
  ['/base/cli/?a=1', '/base/cli?a=1'],
])('redirects %s to %s', async (address, target) => {
  const { status, headers } = await ask(address)
  expect([status, headers.get('location')]).toEqual([301, target])
})

test.each([
  ['/base/assets/pot.0123456789.txt', 'immutable'],
  ['/base/', 'must-revalidate'],
])('sends %s with the cache control of its path', async (address, directive) => {
  expect((await ask(address)).headers.get('cache-control')).toContain(directive)
})

test('serves what another build has put in the place of the folder', async () => {
  cpSync('out', 'next', { recursive: true })
  writeFileSync('next/index.html', 'new home, which is longer')
  renameSync('out', 'previous')
  renameSync('next', 'out')
  rmSync('previous', { recursive: true })
  expect(await (await ask('/base/')).text()).toBe('new home, which is longer')
})
