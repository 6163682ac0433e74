/** @jest-environment jsdom */
import { afterEach, expect, test } from '@jest/globals'
import { cleanup, render, screen } from '@testing-library/react'
import { AnnouncementBar } from './announcement-bar.client'
import { toAnnouncementStyle } from './announcement-style'

const bar = { id: 'one', html: 'News', isCloseable: true }

afterEach(cleanup)

test("an announcement that can't be closed has no button", () => {
  render(<AnnouncementBar html="News" isCloseable={false} />)
  expect(screen.queryByRole('button')).toBeNull()
})

test.each([
  [undefined, undefined],
  [bar, undefined],
  [{ ...bar, backgroundColor: '#fff' }, '.announcement{background:#fff}'],
  [
    { ...bar, backgroundColor: '#fff', textColor: '#000' },
    '.announcement{background:#fff;color:#000}',
  ],
])('returns the colors of %j', (config, expected) => {
  expect(toAnnouncementStyle(config)).toBe(expected)
})
