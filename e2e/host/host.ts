import { readdirSync } from 'node:fs'
import path from 'node:path'
import { test as base } from '@playwright/test'
import type { NginxServer } from './nginx-server'
import { startNginx } from './nginx-server'

/** A style sheet of the export, from its root. */
export const stylesheet =
  readdirSync('out/_next/static', { recursive: true, encoding: 'utf8' })
    .map((file) => `_next/static/${file.split(path.sep).join('/')}`)
    .find((file) => file.endsWith('.css')) ?? ''

/** Files of each kind that are compressed in advance. */
export const compressed = ['docs/installation/index.html', 'sitemap.xml', stylesheet]

/** Requests a URL without following redirects. */
export type Ask = (address: string, headers?: Record<string, string>) => Promise<Response>

export const test = base.extend<{ ask: Ask }, { server: NginxServer }>({
  server: [
    // eslint-disable-next-line no-empty-pattern -- this fixture needs no other
    async ({}, provide) => {
      const server = await startNginx(compressed)
      await provide(server)
      await server.stop()
    },
    { scope: 'worker' },
  ],
  ask: ({ server }, provide) =>
    provide((address, headers = {}) =>
      fetch(server.origin + address, { redirect: 'manual', headers }),
    ),
})
