import path from 'node:path'
import { expect } from '@playwright/test'
import { scoreForAgents } from '../agent-score'
import { exportedRoutes, redirectFiles } from '../site'
import type { Ask } from './host'
import { test } from './host'
import { readExported } from './nginx-server'

async function readTarget(ask: Ask, address: string): Promise<[number, string | null]> {
  const { status, headers } = await ask(address)
  return [status, headers.get('location')]
}

test('every page exists under its own URL only', async ({ ask }) => {
  for (const route of exportedRoutes) {
    expect((await ask(encodeURI(route))).status, route).toBe(200)
    if (route === '/') continue
    const place = encodeURI(route.slice(0, -1))
    expect(await readTarget(ask, place), route).toEqual([301, encodeURI(route)])
    if (!place.endsWith('.html')) {
      expect(await readTarget(ask, `${place}.html`), route).toEqual([301, encodeURI(route)])
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
  test(`${address} leads to ${target}`, async ({ ask }) => {
    const [status, location] = await readTarget(ask, address)
    expect(status).toBe(301)
    expect(decodeURI(location ?? '')).toBe(decodeURI(target))
  })
}

test('no URL redirects to another host', async ({ ask, server }) => {
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

test('every URL that has moved redirects and keeps its query', async ({ ask, server }) => {
  expect(redirectFiles.length).toBeGreaterThan(20)
  for (const file of redirectFiles) {
    const html = await readExported(server, file)
    const target = /data-to="([^"]*)"/.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? ''
    const withQuery = /[?#]/.test(target) ? target : `${target}?a=1&b=2`
    const source = `/${path.dirname(file).split(path.sep).join('/')}`
    for (const address of [source, `${source}/`]) {
      expect(await readTarget(ask, `${encodeURI(address)}?a=1&b=2`), address).toEqual([
        301,
        withQuery,
      ])
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
  test(`${address} returns the not-found page and its status`, async ({ ask, server }) => {
    const answer = await ask(address)
    expect(answer.status).toBe(404)
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(answer.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate')
    expect(await answer.text()).toBe(await readExported(server, '404.html'))
  })
}

test('URLs below the feature requests show their page', async ({ ask, server }) => {
  const answer = await ask('/feature-requests/p/dark-mode?sort=top')
  expect(answer.status).toBe(200)
  expect(await answer.text()).toBe(await readExported(server, 'feature-requests/index.html'))
})

test('agents read the pages', async ({ server }) => {
  const { score, open } = await scoreForAgents(server.origin)
  expect(score, open.join('\n')).toBe(100)
})

test('a page is sent as Markdown to those who ask for it', async ({ ask, server }) => {
  const answer = await ask('/docs/installation/', { accept: 'text/markdown' })
  expect(answer.headers.get('content-type')).toBe('text/markdown; charset=utf-8')
  expect(answer.headers.get('vary')).toContain('Accept')
  expect(await answer.text()).toBe(await readExported(server, 'docs/installation.md'))
  const page = await ask('/docs/installation/', { accept: 'text/html' })
  expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8')
  const without = await ask('/showcase/', { accept: 'text/markdown' })
  expect(without.headers.get('content-type')).toBe('text/html; charset=utf-8')
})
