import { expect, test } from '@jest/globals'
import { findTimings, joinProcesses } from './phases'

test('joins the workers of a pool', () => {
  const worker = { label: 'worker.js', from: 1000, to: 5000, cpu: 2000, rss: 100 }
  expect(
    joinProcesses([
      worker,
      { ...worker, from: 1100, to: 5100 },
      { ...worker, label: 'git log', cpu: 10 },
      { ...worker, from: 9000, to: 9500 },
    ]),
  ).toEqual([
    { label: 'worker.js', from: 1000, to: 5100, cpu: 4000, rss: 200, count: 2 },
    { ...worker, from: 9000, to: 9500, count: 1 },
  ])
})

test('only lines with a duration are timings', () => {
  const texts = ['✓ Compiled in 7.5s', 'compiled 600 pages (8120 ms)', 'Next.js 16.4.6', '12 files']
  expect(
    findTimings(texts.map((text) => ({ at: 0, cpu: 0, text }))).map(({ text }) => text),
  ).toEqual(texts.slice(0, 2))
})
