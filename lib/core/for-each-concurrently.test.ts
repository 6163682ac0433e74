import { expect, test } from '@jest/globals'
import { forEachConcurrently } from './for-each-concurrently'

test('processes every item once, with limited concurrency', async () => {
  const done: number[] = []
  let running = 0
  let most = 0
  await forEachConcurrently([1, 2, 3, 4, 5], 2, async (item) => {
    running += 1
    most = Math.max(most, running)
    await Promise.resolve()
    running -= 1
    done.push(item)
  })
  expect(done.sort()).toEqual([1, 2, 3, 4, 5])
  expect(most).toBe(2)
})

test('rejects with the first failure', async () => {
  const work = (item: string) => Promise.reject(new Error(item))
  await expect(forEachConcurrently(['a', 'b'], 1, work)).rejects.toThrow('a')
})
