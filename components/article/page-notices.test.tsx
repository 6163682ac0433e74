/** @jest-environment jsdom */
import { afterEach, expect, test } from '@jest/globals'
import { cleanup, render, screen } from '@testing-library/react'
import { PageNotices } from './page-notices'

afterEach(cleanup)

test.each([
  [{ isUnlisted: true, isDraft: undefined }, ['Unlisted page.']],
  [{ isUnlisted: false, isDraft: true }, ['Draft.']],
  [{ isUnlisted: false, isDraft: false }, []],
])('%j is marked as %j', (page, marks) => {
  render(<PageNotices {...page} />)
  const notes = screen.queryAllByRole('note')
  expect(notes.map((note) => note.querySelector('strong')?.textContent)).toEqual(marks)
})
