import { expect, test } from '@jest/globals'
import { listScheduled } from './list-scheduled'

const toPost = (date: string) => ({ date, title: `Post of ${date}`, path: `content/${date}.mdx` })

test.each([
  [[], []],
  [['2026-12-01'], ['1 scheduled post: 2026-12-01  Post of 2026-12-01  (content/2026-12-01.mdx)']],
  [
    ['2026-12-01', '2027-01-01'],
    [
      '2 scheduled posts:',
      '  2026-12-01  Post of 2026-12-01  (content/2026-12-01.mdx)',
      '  2027-01-01  Post of 2027-01-01  (content/2027-01-01.mdx)',
    ],
  ],
])('for the posts %j, a build prints %j', (dates, lines) => {
  expect(listScheduled(dates.map(toPost))).toEqual(lines)
})
