import { expect, test } from '@jest/globals'
import type { SearchHit, SearchRequest } from '@/lib/search/protocol'
import type { Results } from './ask-more'
import { askMore } from './ask-more'

const toHit = (id: string): SearchHit => ({
  ...{ id, href: `/${id}/`, tag: 'default', hierarchy: ['Guides', id] },
})

type Reply = { ids: string; count: number; isComplete?: boolean } | undefined

/** Asks a source with these replies for more results. Undefined is a failure. */
async function ask(before: Results, ...replies: Reply[]) {
  const requests: SearchRequest[] = []
  const shown: string[] = []
  const source = {
    warm: () => undefined,
    search: (request: SearchRequest) => {
      const reply = replies[requests.push(request) - 1]
      if (!reply) return Promise.reject(new Error('down'))
      const { ids, count, isComplete = true } = reply
      return Promise.resolve({ hits: Array.from(ids, toHit), count, isComplete })
    },
  }
  await askMore(source, { query: 'a', tags: ['default'] }, before, ({ hits, count, state }) => {
    shown.push(`${hits.map(({ id }) => id).join('')} of ${count}, ${state}`)
  })
  return { requests, shown }
}

const none: Results = { hits: [], count: 0, state: 'loading' }

test('shows the results of names first, and asks for all', async () => {
  const names = { ids: 'x', count: 1, isComplete: false }
  const { requests, shown } = await ask(none, names, { ids: 'xy', count: 2 })
  expect(shown).toEqual([' of 0, loading', 'x of 1, loading', 'xy of 2, complete'])
  expect(requests.map(({ limit, shown: hits }) => [limit, hits?.length])).toEqual([
    [15, undefined],
    [15, 1],
  ])
})

test('keeps what is shown above the next page', async () => {
  const before: Results = { hits: [toHit('x')], count: 2, state: 'complete' }
  const { requests, shown } = await ask(before, { ids: 'xy', count: 2 })
  expect(shown).toEqual(['x of 2, loading', 'xy of 2, complete'])
  expect(requests).toMatchObject([{ limit: 16, shown: before.hits }])
})

test('keeps what is shown if the next page fails', async () => {
  const before: Results = { hits: [toHit('x')], count: 2, state: 'complete' }
  expect((await ask(before, undefined)).shown).toEqual(['x of 2, loading', 'x of 2, failed'])
})
