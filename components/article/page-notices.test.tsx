/** @jest-environment jsdom */
import { afterEach, expect, test } from '@jest/globals'
import { cleanup, render, screen } from '@testing-library/react'
import { PageNotices } from './page-notices'

afterEach(cleanup)

test.each([
  [{ isUnlisted: true }, ['Unlisted page.']],
  [{ isUnlisted: false, isDraft: true }, ['Draft.']],
  [{ isUnlisted: false, isDraft: false }, []],
  [{ isUnlisted: false, scheduledFor: '2026-12-01' }, ['Scheduled post.']],
])('%j is marked as %j', (page, marks) => {
  render(<PageNotices page={page} />)
  const notes = screen.queryAllByRole('note')
  expect(notes.map((note) => note.querySelector('strong')?.textContent)).toEqual(marks)
})

test('a scheduled post shows when it will be published', () => {
  render(<PageNotices page={{ isUnlisted: false, scheduledFor: '2026-12-01' }} />)
  expect(screen.getByRole('note').textContent).toContain('It is published on Dec 1, 2026.')
})
