/** @jest-environment jsdom */
import { expect, jest, test } from '@jest/globals'
import { act, renderHook } from '@testing-library/react'
import type { SearchSource } from '@/lib/search/client'
import type { SearchAnswer, SearchHit } from '@/lib/search/protocol'

const source = jest.fn<SearchSource>()

jest.unstable_mockModule('../search/sources', () => ({ source }))

const { useResults } = await import('./use-results')

const toHit = (id: string): SearchHit => ({
  ...{ id, href: `/${id}/`, hierarchy: ['Guides', id] },
})

const toAnswer = (ids: string, count = ids.length) => ({ hits: Array.from(ids, toHit), count })

/** Lets everything happen that waits for a promise. */
const settle = () => act(() => Promise.resolve())

/** Answers the next request, with its first results at once and all of them when a test says so. */
function answerLater(ids: string, first?: string) {
  let resolve: (answer: SearchAnswer) => void = () => undefined
  source.mockImplementationOnce((_request, onFirst) => {
    if (first !== undefined) onFirst?.(toAnswer(first))
    return new Promise((fulfill) => {
      resolve = fulfill
    })
  })
  return () => {
    resolve(toAnswer(ids))
    return settle()
  }
}

/** Opens the page of a query, and returns what was shown, and a function that asks for more. */
async function open(query: string) {
  const shown: string[] = []
  const { result, unmount } = renderHook(() => {
    const [{ hits, count, state }, loadMore] = useResults({ query, tags: ['default'] })
    shown.push(`${hits.map(({ id }) => id).join('')} of ${count}, ${state}`)
    return loadMore
  })
  await settle()
  const loadMore = () => {
    act(() => result.current())
    return settle()
  }
  return { shown, unmount, loadMore }
}

const last = ({ shown }: { shown: string[] }) => shown.at(-1)

test('shows the first results until all are found', async () => {
  const finish = answerLater('xy', 'x')
  const page = await open('first')
  expect(source.mock.calls.at(-1)?.[0]).toEqual({
    ...{ query: 'first', tags: ['default'], otherTags: [], limit: 15, shown: [] },
  })
  expect(last(page)).toBe('x of 1, loading')
  await finish()
  expect(last(page)).toBe('xy of 2, complete')
})

test('keeps what is shown above the next page, also for the way back', async () => {
  source.mockResolvedValueOnce(toAnswer('x', 2))
  const page = await open('more')
  const finish = answerLater('xy')
  await page.loadMore()
  expect(source.mock.calls.at(-1)?.[0]).toMatchObject({ limit: 16, shown: [toHit('x')] })
  expect(last(page)).toBe('x of 2, loading')
  await finish()
  expect(last(page)).toBe('xy of 2, complete')
  page.unmount()
  expect((await open('more')).shown).toEqual(['xy of 2, complete'])
})

test('keeps what is shown if the next page fails', async () => {
  source.mockResolvedValueOnce(toAnswer('x', 2))
  const page = await open('failure')
  source.mockRejectedValueOnce(new Error('down'))
  await page.loadMore()
  expect(last(page)).toBe('x of 2, failed')
})

test('asks for no more when a service counts more hits than it returns', async () => {
  source.mockResolvedValueOnce(toAnswer('xy', 9))
  const page = await open('counted')
  expect(last(page)).toBe('xy of 9, complete')
  source.mockResolvedValueOnce(toAnswer('xy', 9))
  await page.loadMore()
  expect(last(page)).toBe('xy of 2, complete')
})
