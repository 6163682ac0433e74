import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals'
import { searchConfig } from '@/lib/config/search-settings'
import type { SearchSource } from '@/lib/search/client'
import { MARK_END, MARK_START } from '@/lib/search/protocol'
import type { SearchRequest } from '@/lib/search/protocol'
import { createHostedSource, withFallback } from './hosted-source'

Object.assign(globalThis, { location: new URL('https://docs.example/') })

const record = {
  objectID: '1',
  url: 'https://docusaurus.io/docs/next/cli/#deploy',
  type: 'content',
  docusaurus_tag: 'docs-default-current',
  hierarchy: { lvl0: 'API', lvl1: 'CLI', lvl2: 'deploy <dir>', lvl3: null },
  _highlightResult: {
    hierarchy: {
      lvl0: { value: 'API' },
      lvl1: { value: 'CLI' },
      lvl2: { value: `${MARK_START}deploy${MARK_END} &lt;dir&gt;` },
    },
  },
  _snippetResult: { content: { value: `${MARK_START}Deploys${MARK_END} your site` } },
}

describe('the service', () => {
  const request: SearchRequest = {
    ...{ query: 'deploy', tags: ['default'], otherTags: [], limit: 15 },
  }
  const sent = jest.fn<typeof fetch>()
  const { fetch: original } = globalThis

  beforeEach(() => {
    sent.mockReset()
    globalThis.fetch = sent
  })

  afterEach(() => {
    globalThis.fetch = original
  })

  const source = createHostedSource({ appId: 'APP', apiKey: 'key', indexName: 'index' })
  const search = () => source(request)

  test('is called with the protocol of its own client', async () => {
    sent.mockResolvedValue(Response.json({ results: [{ hits: [], nbHits: 0 }] }))
    await search()
    const [url, { method, headers, body } = {}] = sent.mock.calls[0] ?? []
    expect(url).toEqual(
      new URL(
        'https://app-dsn.algolia.net/1/indexes/*/queries?x-algolia-api-key=key&x-algolia-application-id=APP',
      ),
    )
    // For any other type, browsers send a preflight request to another origin first.
    expect({ method, headers }).toEqual({
      method: 'POST',
      headers: { 'Content-Type': 'text/plain' },
    })
    expect(JSON.parse(body as string)).toMatchObject({
      requests: [
        {
          indexName: 'index',
          query: 'deploy',
          hitsPerPage: 15,
          facetFilters: ['language:en', ['docusaurus_tag:default']],
        },
      ],
    })
  })

  test('gets the language, one of the tags, and the configured filters', async () => {
    sent.mockResolvedValue(Response.json({ results: [{ hits: [], nbHits: 0 }] }))
    searchConfig.searchParameters = { facetFilters: ['type:lvl1', ['a:b', 'a:c']] }
    await source({ ...request, tags: ['default', 'docs-a-1'] })
    searchConfig.searchParameters = {}
    const { requests } = JSON.parse(sent.mock.calls[0]?.[1]?.body as string) as {
      requests: { facetFilters: unknown }[]
    }
    expect(requests[0]?.facetFilters).toEqual([
      'language:en',
      ['docusaurus_tag:default', 'docusaurus_tag:docs-a-1'],
      'type:lvl1',
      ['a:b', 'a:c'],
    ])
  })

  test('is converted to an answer', async () => {
    sent.mockResolvedValue(Response.json({ results: [{ hits: [record], nbHits: 7 }] }))
    expect(await search()).toEqual({
      hits: [
        {
          id: '1',
          href: '/docs/cli/#deploy',
          hierarchy: ['API', 'CLI', `${MARK_START}deploy${MARK_END} <dir>`],
          snippet: `${MARK_START}Deploys${MARK_END} your site`,
        },
      ],
      count: 7,
    })
  })

  test('skips records that lead nowhere or show nothing', async () => {
    const hits = [{ objectID: '1' }, { ...record, url: undefined }, { ...record, hierarchy: null }]
    sent.mockResolvedValue(Response.json({ results: [{ hits, nbHits: 3 }] }))
    expect((await search()).hits).toEqual([])
  })

  test.each([[null], [{}], ['text'], [{ results: [] }], [{ results: [{ hits: 1, nbHits: 1 }] }]])(
    'fails if the response is %j',
    async (data) => {
      sent.mockResolvedValue(Response.json(data))
      await expect(search()).rejects.toThrow()
    },
  )

  test.each([403, 429, 500])('fails if the status is %i', async (status) => {
    const message = 'Invalid Application-ID or API key'
    sent.mockResolvedValue(Response.json({ message, status }, { status }))
    await expect(search()).rejects.toThrow('The search service sent an invalid response.')
  })

  test("fails if the response isn't JSON", async () => {
    sent.mockResolvedValue(new Response('<html>'))
    await expect(search()).rejects.toThrow('is not valid JSON')
  })

  test("fails if it can't be reached", async () => {
    sent.mockRejectedValue(new TypeError('Failed to fetch'))
    await expect(search()).rejects.toThrow('Failed to fetch')
  })
})

describe('a source with a fallback', () => {
  const request: SearchRequest = { query: 'a', tags: [], otherTags: [], limit: 20 }
  const toSource =
    (ask: () => Promise<number>): SearchSource =>
    async () => ({ hits: [], count: await ask() })
  const down = () => Promise.reject(new Error('down'))

  test('answers from the other source for a minute after a failure', async () => {
    jest.useFakeTimers()
    let isDown = true
    const first = toSource(() => (isDown ? down() : Promise.resolve(1)))
    const source = withFallback(
      first,
      toSource(() => Promise.resolve(2)),
    )
    const counts = [(await source(request)).count]
    isDown = false
    counts.push((await source(request)).count)
    jest.advanceTimersByTime(60_000)
    counts.push((await source(request)).count)
    jest.useRealTimers()
    expect(counts).toEqual([2, 2, 1])
  })

  test('fails only if both fail', async () => {
    await expect(withFallback(toSource(down), toSource(down))(request)).rejects.toThrow('down')
  })
})
