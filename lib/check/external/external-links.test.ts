import { readFileSync } from 'node:fs'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { provideFiles } from '@/lib/testing/temporary-files'
import { readAllowList } from './allow-list'
import { checkExternalLinks, formatExternalLinks } from './check-external-links'
import type { CheckUrlOptions } from './check-url'
import { createUrlChecker, defaultOptions } from './check-url'
import { listExternalLinks } from './list-external-links'

const allowedInRepository = readFileSync('.github/external-links-allowed.txt', 'utf8')

/** A host that responds according to the path and records the time of each request. */
type Host = { origin: string; times: number[]; paths: string[]; server: Server }

const answers: Record<
  string,
  (response: ServerResponse, host: Host, request: IncomingMessage) => void
> = {
  '/fine': (response) => response.end('fine'),
  '/gone': (response) => response.writeHead(410).end(),
  '/login': (response) => response.writeHead(403).end(),
  '/moved': (response) => response.writeHead(301, { location: '/fine' }).end(),
  '/elsewhere-now': (response) => response.writeHead(302, { location: '/fine' }).end(),
  '/moved-to-gone': (response) => response.writeHead(308, { location: '/gone' }).end(),
  '/circle': (response) => response.writeHead(302, { location: '/circle' }).end(),
  '/nowhere': (response) => response.writeHead(302, { location: 'http://' }).end(),
  '/silent': () => undefined,
  '/down': (response) => response.writeHead(503).end(),
  '/busy': (response, { paths }) => {
    const isFirst = paths.filter((path) => path === '/busy').length === 1
    response.writeHead(isFirst ? 429 : 200, isFirst ? { 'retry-after': '1' } : {}).end()
  },
  '/flaky': (response, { paths }, request) => {
    if (paths.filter((path) => path === '/flaky').length === 1) request.socket.destroy()
    else response.end()
  },
}

async function startHost(): Promise<Host> {
  const host: Host = { origin: '', times: [], paths: [], server: createServer() }
  host.server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const path = request.url ?? ''
    host.times.push(performance.now())
    host.paths.push(path)
    const answer = answers[path]
    if (answer) answer(response, host, request)
    else response.writeHead(404).end()
  })
  await new Promise<void>((resolve) => host.server.listen(0, '127.0.0.1', resolve))
  host.origin = `http://127.0.0.1:${(host.server.address() as AddressInfo).port}`
  return host
}

let hosts: [Host, Host]

beforeAll(async () => {
  hosts = [await startHost(), await startHost()]
})

beforeEach(() => {
  for (const host of hosts) {
    host.times = []
    host.paths = []
  }
})

afterAll(() => {
  for (const { server } of hosts) {
    server.closeAllConnections()
    server.close()
  }
})

const quick: CheckUrlOptions = {
  ...defaultOptions,
  interval: 5,
  timeout: 500,
  retryDelays: [10, 20],
}

describe('a URL', () => {
  test.each([
    ['/fine', { state: 'ok' }, 1],
    ['/gone', { state: 'broken', reason: '410' }, 1],
    ['/unknown', { state: 'broken', reason: '404' }, 1],
    ['/login', { state: 'rejected', reason: '403' }, 1],
    ['/elsewhere-now', { state: 'ok' }, 2],
    ['/moved-to-gone', { state: 'broken', reason: '410' }, 2],
    ['/circle', { state: 'broken', reason: 'more than 10 redirects' }, 11],
    ['/nowhere', { state: 'broken', reason: 'redirects to "http://", which is not a URL' }, 1],
    ['/down', { state: 'broken', reason: '503' }, 3],
    ['/silent', { state: 'broken', reason: 'timed out' }, 3],
    ['/flaky', { state: 'ok' }, 2],
  ])('%s is %p', async (path, result, requests) => {
    const [host] = hosts
    expect(await createUrlChecker(quick)(host.origin + path)).toEqual(result)
    expect(host.times).toHaveLength(requests)
  })

  test('that has moved permanently is reported with its new location', async () => {
    const [{ origin }] = hosts
    expect(await createUrlChecker(quick)(`${origin}/moved`)).toEqual({
      state: 'moved',
      target: `${origin}/fine`,
    })
  })

  test('is requested again after the delay that its host requests', async () => {
    const [host] = hosts
    expect(await createUrlChecker(quick)(`${host.origin}/busy`)).toEqual({ state: 'ok' })
    const [first = 0, second = 0] = host.times
    expect(second - first).toBeGreaterThanOrEqual(1000)
  })

  test('of a host that does not exist is broken', async () => {
    const server = await startHost()
    await new Promise((resolve) => server.server.close(resolve))
    expect(await createUrlChecker(quick)(server.origin)).toEqual({
      state: 'broken',
      reason: 'ECONNREFUSED',
    })
  })
})

test('each host gets one request per interval, redirects included, and hosts do not wait for each other', async () => {
  const [a, b] = hosts
  const urls = [`${a.origin}/fine`, `${a.origin}/moved`, `${a.origin}/gone`, `${b.origin}/fine`]
  const links = new Map(urls.map((url) => [url, ['/']]))
  const checkUrl = createUrlChecker({ ...quick, interval: 300 })
  const checked = await checkExternalLinks(links, () => false, checkUrl)
  expect(checked.map(({ result }) => result.state)).toEqual(['ok', 'moved', 'broken', 'ok'])
  expect(a.paths).toEqual(['/fine', '/moved', '/fine', '/gone'])
  // The time a request takes to arrive varies.
  const [first = 0, second = 0] = a.times
  expect(second - first).toBeGreaterThan(150)
  expect((a.times.at(-1) ?? 0) - first).toBeGreaterThan(3 * 300 - 150)
  expect(b.times[0]).toBeLessThan(second)
})

test('the nightly check sends one request per second to a host', () => {
  expect(defaultOptions.interval).toBe(1000)
})

test('allowed links are not requested', async () => {
  const [host] = hosts
  const isAllowed = readAllowList('allowed.txt', `${host.origin}/g* # gone on purpose`)
  const links = new Map([`${host.origin}/gone`, `${host.origin}/fine`].map((url) => [url, ['/']]))
  const checked = await checkExternalLinks(links, isAllowed, createUrlChecker(quick))
  expect(checked.map(({ url }) => url)).toEqual([`${host.origin}/fine`])
  expect(host.paths).toEqual(['/fine'])
})

describe('the list of allowed links', () => {
  const isAllowed = readAllowList(
    'allowed.txt',
    '# a comment\n\nhttps://a.example/b.c # reason\nhttps://d.example/* # reason\n',
  )

  test.each([
    ['https://a.example/b.c', true],
    ['https://a.example/b.c/d', false],
    ['https://a.example/bxc', false],
    ['https://d.example/any/thing?at=all', true],
    ['https://d.example.com/', false],
  ])('%s: %p', (url, expected) => {
    expect(isAllowed(url)).toBe(expected)
  })

  test.each(['https://a.example/', 'a.example # reason'])(
    'needs a URL and a reason: %s',
    (line) => {
      expect(() => readAllowList('allowed.txt', `\n${line}`)).toThrow(
        `allowed.txt:2  "${line}" is not a URL with a reason.  Fix: write \`https://host/path # why it is not checked\``,
      )
    },
  )

  test('of the repository can be read', () => {
    expect(() => readAllowList('allowed', allowedInRepository)).not.toThrow()
  })
})

describe('external links of an export', () => {
  provideFiles(() =>
    Promise.resolve({
      'out/index.html': `<a href="https://b.org/x?y&amp;z#hash">x</a> <a href="//a.org">a</a>
        <a href="/docs/">docs</a> <a href="mailto:me@a.org">mail</a> <link href="https://c.org" />
        <a href="https://example.com/">example</a> <a href="https://shop.example/">example</a>
        <a href="http://localhost:3000/">local</a> <a href="http://">nothing</a>
        <a href="https://docs.site.org/docs/">own</a>`,
      'out/docs/index.html':
        '<a href="https://b.org/x?y&amp;z">x</a><script>"https://d.org"</script>',
    }),
  )

  test('are listed with their pages, without examples and links within the site', () => {
    expect([...listExternalLinks('out', ['https://docs.site.org'])]).toEqual([
      ['https://a.org/', ['/']],
      ['https://b.org/x?y&z', ['/docs/', '/']],
    ])
  })
})

test('the report starts with the broken links and lists some of their pages', () => {
  const pages = ['/a/', '/b/', '/c/', '/d/', '/e/']
  expect(
    formatExternalLinks([
      { url: 'https://a.org/', pages: ['/'], result: { state: 'rejected', reason: '403' } },
      { url: 'https://b.org/', pages: ['/'], result: { state: 'ok' } },
      { url: 'https://c.org/', pages: ['/'], result: { state: 'moved', target: 'https://d.org/' } },
      { url: 'https://e.org/', pages, result: { state: 'broken', reason: '404' } },
    ]),
  ).toBe(`4 external links checked.

## Broken (1)

- <https://e.org/> (404), on /a/ /b/ /c/ and 2 more

## Moved permanently (1)

- <https://c.org/> to <https://d.org/>, on /

## Not checked, because the host rejects automated requests (1)

- <https://a.org/> (403), on /
`)
})
