import { readdirSync } from 'node:fs'
import path from 'node:path'
import { expect } from '@playwright/test'
import { compressed, stylesheet, test } from './host'
import { readExported } from './nginx-server'

const types = {
  '/docs/': 'text/html; charset=utf-8',
  [`/${stylesheet}`]: 'text/css; charset=utf-8',
  '/blog/rss.xml': 'application/xml; charset=utf-8',
  '/blog/feed.json': 'application/json; charset=utf-8',
  '/manifest.webmanifest': 'application/manifest+json; charset=utf-8',
  '/sitemap.xml': 'application/xml; charset=utf-8',
  '/robots.txt': 'text/plain; charset=utf-8',
  '/favicon.svg': 'image/svg+xml; charset=utf-8',
}

for (const [address, type] of Object.entries(types)) {
  test(`${address} is ${type}`, async ({ ask }) => {
    expect((await ask(address)).headers.get('content-type')).toBe(type)
  })
}

test('a page is revalidated, and sent again only if it has changed', async ({ ask }) => {
  for (const address of ['/docs/', '/mermaid-frame/frame.html']) {
    const { headers } = await ask(address)
    expect(headers.get('cache-control'), address).toBe('public, max-age=0, must-revalidate')
    const etag = headers.get('etag') ?? ''
    expect((await ask(address, { 'if-none-match': etag })).status, address).toBe(304)
  }
})

test('a file with a hash in its name is cached forever', async ({ ask }) => {
  const folders = ['_next/static', 'routes', 'assets', 'live-frame', 'math']
  for (const folder of folders) {
    const file = readdirSync(path.join('out', folder), { recursive: true, encoding: 'utf8' }).find(
      (name) => /\.\w+$/.test(name) && !name.includes('/_'),
    )
    const { headers } = await ask(`/${folder}/${file ?? ''}`)
    expect(headers.get('cache-control'), folder).toBe('public, max-age=31536000, immutable')
  }
})

test('feeds and the sitemap are cached for an hour', async ({ ask }) => {
  for (const address of ['/blog/atom.xml', '/changelog/feed.json', '/sitemap.xml', '/robots.txt']) {
    const { headers } = await ask(address)
    expect(headers.get('cache-control'), address).toBe('public, max-age=3600')
  }
})

test('every response has security headers', async ({ ask }) => {
  for (const address of ['/', '/docs', '/nothing-here/', `/${stylesheet}`]) {
    const { headers } = await ask(address)
    expect(Object.fromEntries(headers), address).toMatchObject({
      'content-security-policy': "frame-ancestors 'self'",
      'cross-origin-opener-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
      'referrer-policy': 'strict-origin-when-cross-origin',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'SAMEORIGIN',
    })
  }
})

test('the frame of live code is sandboxed even on its own', async ({ ask }) => {
  const [frame = ''] = readdirSync('out/live-frame')
  const { headers } = await ask(`/live-frame/${frame}`)
  expect(headers.get('content-security-policy')).toBe(
    "sandbox allow-scripts allow-forms; frame-ancestors 'self'",
  )
  expect(headers.get('cross-origin-opener-policy')).toBeNull()
})

for (const encoding of ['br', 'gzip']) {
  test(`files that were compressed in advance are sent with ${encoding}`, async ({
    ask,
    server,
  }) => {
    // Without its Brotli module, nginx sends the file uncompressed.
    const sent = encoding === 'gzip' || server.hasBrotli ? encoding : null
    for (const file of compressed) {
      const answer = await ask(`/${file.replace(/index\.html$/, '')}`, {
        'accept-encoding': encoding,
      })
      expect(answer.headers.get('content-encoding'), file).toBe(sent)
      expect(answer.headers.get('vary'), file).toContain('Accept-Encoding')
      expect(await answer.text(), file).toBe(await readExported(server, file))
    }
  })
}

test('other files are compressed when they are requested', async ({ ask, server }) => {
  const answer = await ask('/blog/', { 'accept-encoding': 'gzip' })
  expect(answer.headers.get('content-encoding')).toBe('gzip')
  expect(await answer.text()).toBe(await readExported(server, 'blog/index.html'))
})
