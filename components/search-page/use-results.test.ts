import { expect, test } from '@jest/globals'
import type { SearchSource } from '@/lib/search/client'
import type { SearchHit, SearchRequest } from '@/lib/search/protocol'
import type { Results } from './use-results'
import { askMore } from './use-results'

const toHit = (id: string): SearchHit => ({
  ...{ id, href: `/${id}/`, hierarchy: ['Guides', id] },
})

/** Asks for more results, of which these are found, one letter each, and so many counted. Undefined is a failure. */
async function ask(before: Results, found: string | undefined, first?: string, counted?: number) {
  const requests: SearchRequest[] = []
  const shown: string[] = []
  const toAnswer = (ids: string) => ({
    hits: Array.from(ids, toHit),
    count: counted ?? ids.length,
  })
  const search: SearchSource = (request, onFirst) => {
    requests.push(request)
    if (first !== undefined) onFirst?.(toAnswer(first))
    return found === undefined
      ? Promise.reject(new Error('down'))
      : Promise.resolve(toAnswer(found))
  }
  await askMore(search, { query: 'a', tags: ['default'] }, before, ({ hits, count, state }) => {
    shown.push(`${hits.map(({ id }) => id).join('')} of ${count}, ${state}`)
  })
  return { requests, shown }
}

const none: Results = { hits: [], count: 0, state: 'loading' }

test('shows the first results until all are found', async () => {
  const { requests, shown } = await ask(none, 'xy', 'x')
  expect(shown).toEqual([' of 0, loading', 'x of 1, loading', 'xy of 2, complete'])
  expect(requests).toMatchObject([{ limit: 15, shown: [] }])
})

test('keeps what is shown above the next page', async () => {
  const before: Results = { hits: [toHit('x')], count: 2, state: 'complete' }
  const { requests, shown } = await ask(before, 'xy')
  expect(shown).toEqual(['x of 2, loading', 'xy of 2, complete'])
  expect(requests).toMatchObject([{ limit: 16, shown: before.hits }])
})

test('keeps what is shown if the next page fails', async () => {
  const before: Results = { hits: [toHit('x')], count: 2, state: 'complete' }
  expect((await ask(before, undefined)).shown).toEqual(['x of 2, loading', 'x of 2, failed'])
})

test('asks for no more when a service counts more hits than it returns', async () => {
  const before: Results = { hits: [toHit('x')], count: 9, state: 'complete' }
  const last = async (found: string) => (await ask(before, found, undefined, 9)).shown.at(-1)
  expect(await last('xy')).toBe('xy of 9, complete')
  expect(await last('x')).toBe('x of 1, complete')
})
