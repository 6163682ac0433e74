import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals'
import type { SearchHit } from '@/lib/search/protocol'
import { searchConfig } from '@/lib/config/search-settings'
import type { SearchAnswer, SearchRequest } from '@/lib/search/protocol'
import { createHostedSource, readResponse } from './hosted-source'

const site = new URL('https://docs.example/')

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
      lvl2: { value: '<mark>deploy</mark> &lt;dir&gt;' },
    },
  },
  _snippetResult: { content: { value: '<mark>Deploys</mark> your site' } },
}

describe('a response', () => {
  test('is converted to an answer', () => {
    const data = { results: [{ hits: [record], nbHits: 7 }] }
    expect(readResponse(data, searchConfig, site)).toEqual({
      hits: [
        {
          id: '1',
          href: '/docs/cli/#deploy',
          tag: 'docs-default-current',
          kind: 'text',
          hierarchy: ['API', 'CLI', 'deploy <dir>'],
          snippet: 'Deploys your site',
          matches: [
            { field: 2, ranges: [[0, 6]] },
            { field: 'snippet', ranges: [[0, 7]] },
          ],
        },
      ],
      count: 7,
      isComplete: true,
    })
  })

  test('has the hits that the configuration makes of it', () => {
    const transformItems = (hits: readonly SearchHit[]) =>
      hits.map((hit) => ({ ...hit, href: '/elsewhere/' }))
    const config = { ...searchConfig, transformItems }
    const { hits } = readResponse({ results: [{ hits: [record], nbHits: 1 }] }, config, site)
    expect(hits.map(({ href }) => href)).toEqual(['/elsewhere/'])
  })

  test('skips records that lead nowhere or show nothing', () => {
    const hits = [{}, { ...record, url: undefined }, { ...record, hierarchy: null }]
    expect(readResponse({ results: [{ hits, nbHits: 3 }] }, searchConfig, site).hits).toEqual([])
  })

  test.each([[null], [{}], ['text'], [{ results: [] }], [{ results: [{ hits: 1, nbHits: 1 }] }]])(
    "%j isn't an answer",
    (data) => {
      expect(() => readResponse(data, searchConfig, site)).toThrow('sent an invalid response')
    },
  )
})

describe('the service', () => {
  const request: SearchRequest = {
    ...{ query: 'deploy', tags: ['default'], otherTags: [], page: 1, hitsPerPage: 15 },
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

  const source = createHostedSource(
    { appId: 'APP', apiKey: 'key', indexName: 'index' },
    searchConfig,
    () => site,
  )
  const search = () =>
    new Promise<SearchAnswer>((resolve, reject) => source.search(request, resolve, reject))

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
          page: 1,
          hitsPerPage: 15,
          facetFilters: ['language:en', ['docusaurus_tag:default']],
        },
      ],
    })
  })

  test.each([403, 429, 500])('fails if the status is %i', async (status) => {
    sent.mockResolvedValue(new Response('{}', { status }))
    await expect(search()).rejects.toThrow(`The search service responded with status ${status}.`)
  })

  test("fails if the response isn't JSON", async () => {
    sent.mockResolvedValue(new Response('<html>'))
    await expect(search()).rejects.toThrow('SyntaxError')
  })

  test("fails if it can't be reached", async () => {
    sent.mockRejectedValue(new TypeError('Failed to fetch'))
    await expect(search()).rejects.toThrow('Failed to fetch')
  })

  test('is aborted when the query is dropped', async () => {
    let signal: AbortSignal | null | undefined
    sent.mockImplementation((_url, init) => {
      signal = init?.signal
      return Promise.resolve(Response.json({ results: [{ hits: [], nbHits: 0 }] }))
    })
    const onAnswer = jest.fn()
    source.search(request, onAnswer, onAnswer)()
    expect(signal?.aborted).toBe(true)
    await search()
    expect(onAnswer).not.toHaveBeenCalled()
  })
})
