import { readdirSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import { scoreForAgents } from '../agent-score'
import { exportedRoutes, redirectFiles } from '../site'
import type { NginxServer } from './nginx-server'
import { readExported, startNginx } from './nginx-server'

const stylesheet = readdirSync('out/_next/static', { recursive: true, encoding: 'utf8' })
  .map((file) => `_next/static/${file.split(path.sep).join('/')}`)
  .find((file) => file.endsWith('.css'))

/** Files of each kind that are compressed in advance. */
const compressed = ['docs/installation/index.html', 'sitemap.xml', stylesheet ?? '']

let server: NginxServer

test.beforeAll(async () => {
  server = await startNginx(compressed)
})

test.afterAll(() => server.stop())

/** Requests a URL without following redirects. */
function ask(address: string, headers: Record<string, string> = {}) {
  return fetch(server.origin + address, { redirect: 'manual', headers })
}

async function readTarget(address: string): Promise<[number, string | null]> {
  const { status, headers } = await ask(address)
  return [status, headers.get('location')]
}

test('every page exists under its own URL only', async () => {
  for (const route of exportedRoutes) {
    expect((await ask(encodeURI(route))).status, route).toBe(200)
    if (route === '/') continue
    const place = encodeURI(route.slice(0, -1))
    expect(await readTarget(place), route).toEqual([301, encodeURI(route)])
    if (!place.endsWith('.html')) {
      expect(await readTarget(`${place}.html`), route).toEqual([301, encodeURI(route)])
    }
  }
})

for (const [address, target] of [
  ['/docs/installation?a=1', '/docs/installation/?a=1'],
  ['/docs/installation.html?a=1', '/docs/installation/?a=1'],
  ['/docs/installation/index.html?a=1', '/docs/installation/?a=1'],
  ['/index.html', '/'],
  ['/docs//installation/?a=1', '/docs/installation/?a=1'],
  ['//docs/installation/', '/docs/installation/'],
  ['/docs/3.1.1', '/docs/3.1.1/'],
  ['/tests/docs/dummy.html', '/tests/docs/dummy.html/'],
  ["/tests/docs/beginner's%20guide", "/tests/docs/beginner's%20guide/"],
] as const) {
  test(`${address} leads to ${target}`, async () => {
    const [status, location] = await readTarget(address)
    expect(status).toBe(301)
    expect(decodeURI(location ?? '')).toBe(decodeURI(target))
  })
}

test('no URL redirects to another host', async () => {
  const addresses = [
    '//e.example/index.html',
    '/%5Ce.example/index.html',
    '//%5Ce.example/',
    '/%0d%0aset-cookie:a/index.html',
    '//docs/%0d%0aset-cookie:a/',
    '//e.example/%2e%2e/docs',
  ]
  for (const address of addresses) {
    const { headers } = await ask(address)
    const location = new URL(headers.get('location') ?? '/', server.origin)
    expect(location.origin, address).toBe(server.origin)
    expect(headers.get('set-cookie'), address).toBeNull()
  }
})

test('every URL that has moved redirects and keeps its query', async () => {
  expect(redirectFiles.length).toBeGreaterThan(20)
  for (const file of redirectFiles) {
    const html = await readExported(server, file)
    const target = /data-to="([^"]*)"/.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? ''
    const withQuery = /[?#]/.test(target) ? target : `${target}?a=1&b=2`
    const source = `/${path.dirname(file).split(path.sep).join('/')}`
    for (const address of [source, `${source}/`]) {
      expect(await readTarget(`${encodeURI(address)}?a=1&b=2`), address).toEqual([301, withQuery])
    }
  }
})

for (const address of [
  '/nothing-here/',
  '/nothing-here.html',
  '/Docs/Installation/',
  '/assets/nothing.png',
  '/assets/',
  '/404.html',
  '/_headers',
  '/_redirects',
  '/.nojekyll',
]) {
  test(`${address} returns the not-found page and its status`, async () => {
    const answer = await ask(address)
    expect(answer.status).toBe(404)
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(answer.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate')
    expect(await answer.text()).toBe(await readExported(server, '404.html'))
  })
}

test('URLs below the feature requests show their page', async () => {
  const answer = await ask('/feature-requests/p/dark-mode?sort=top')
  expect(answer.status).toBe(200)
  expect(await answer.text()).toBe(await readExported(server, 'feature-requests/index.html'))
})

test('agents read the pages', async () => {
  const { score, open } = await scoreForAgents(server.origin)
  expect(score, open.join('\n')).toBe(100)
})

test('a page is sent as Markdown to those who ask for it', async () => {
  const answer = await ask('/docs/installation/', { accept: 'text/markdown' })
  expect(answer.headers.get('content-type')).toBe('text/markdown; charset=utf-8')
  expect(answer.headers.get('vary')).toContain('Accept')
  expect(await answer.text()).toBe(await readExported(server, 'docs/installation.md'))
  const page = await ask('/docs/installation/', { accept: 'text/html' })
  expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8')
  const without = await ask('/showcase/', { accept: 'text/markdown' })
  expect(without.headers.get('content-type')).toBe('text/html; charset=utf-8')
})

const types = {
  '/docs/': 'text/html; charset=utf-8',
  [`/${stylesheet ?? ''}`]: 'text/css; charset=utf-8',
  '/blog/rss.xml': 'application/xml; charset=utf-8',
  '/blog/feed.json': 'application/json; charset=utf-8',
  '/manifest.webmanifest': 'application/manifest+json; charset=utf-8',
  '/sitemap.xml': 'application/xml; charset=utf-8',
  '/robots.txt': 'text/plain; charset=utf-8',
  '/favicon.svg': 'image/svg+xml; charset=utf-8',
}

for (const [address, type] of Object.entries(types)) {
  test(`${address} is ${type}`, async () => {
    expect((await ask(address)).headers.get('content-type')).toBe(type)
  })
}

test('a page is revalidated, and sent again only if it has changed', async () => {
  for (const address of ['/docs/', '/mermaid-frame/frame.html']) {
    const { headers } = await ask(address)
    expect(headers.get('cache-control'), address).toBe('public, max-age=0, must-revalidate')
    const etag = headers.get('etag') ?? ''
    expect((await ask(address, { 'if-none-match': etag })).status, address).toBe(304)
  }
})

test('a file with a hash in its name is cached forever', async () => {
  const folders = ['_next/static', 'routes', 'assets', 'live-frame', 'math']
  for (const folder of folders) {
    const file = readdirSync(path.join('out', folder), { recursive: true, encoding: 'utf8' }).find(
      (name) => /\.\w+$/.test(name) && !name.includes('/_'),
    )
    const { headers } = await ask(`/${folder}/${file ?? ''}`)
    expect(headers.get('cache-control'), folder).toBe('public, max-age=31536000, immutable')
  }
})

test('feeds and the sitemap are cached for an hour', async () => {
  for (const address of ['/blog/atom.xml', '/changelog/feed.json', '/sitemap.xml', '/robots.txt']) {
    const { headers } = await ask(address)
    expect(headers.get('cache-control'), address).toBe('public, max-age=3600')
  }
})

test('every response has security headers', async () => {
  for (const address of ['/', '/docs', '/nothing-here/', `/${stylesheet ?? ''}`]) {
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

test('the frame of live code is sandboxed even on its own', async () => {
  const [frame = ''] = readdirSync('out/live-frame')
  const { headers } = await ask(`/live-frame/${frame}`)
  expect(headers.get('content-security-policy')).toBe(
    "sandbox allow-scripts allow-forms; frame-ancestors 'self'",
  )
  expect(headers.get('cross-origin-opener-policy')).toBeNull()
})

for (const encoding of ['br', 'gzip']) {
  test(`files that were compressed in advance are sent with ${encoding}`, async () => {
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

test('other files are compressed when they are requested', async () => {
  const answer = await ask('/blog/', { 'accept-encoding': 'gzip' })
  expect(answer.headers.get('content-encoding')).toBe('gzip')
  expect(await answer.text()).toBe(await readExported(server, 'blog/index.html'))
})
