/** @jest-environment jsdom */
import { afterEach, expect, test } from '@jest/globals'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { AnnouncementBar } from './announcement-bar.client'
import { toAnnouncementStyle } from './announcement-style'
import { DISMISS_KEY } from './dismissal'

const bar = { id: 'one', html: 'News', isCloseable: true }

afterEach(() => {
  cleanup()
  localStorage.clear()
  document.documentElement.removeAttribute('data-announcement-closed')
})

test('closing the announcement hides it immediately and on later visits', async () => {
  render(<AnnouncementBar html="<b>News</b>" isCloseable />)
  expect(screen.getByRole('complementary', { name: 'Announcement' }).textContent).toBe('News')
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(document.documentElement.hasAttribute('data-announcement-closed')).toBe(true)
  expect(localStorage.getItem(DISMISS_KEY)).toBe('true')
})

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
