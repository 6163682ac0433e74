/** @jest-environment jsdom */
import { afterEach, expect, test } from '@jest/globals'
import { cleanup, render, screen } from '@testing-library/react'
import { PageNotices } from './page-notices'

afterEach(cleanup)

test.each([
  [{ unlisted: true, draft: undefined }, ['Unlisted page.']],
  [{ unlisted: false, draft: true }, ['Draft.']],
  [{ unlisted: false, draft: false }, []],
])('%j is marked as %j', (page, marks) => {
  render(<PageNotices {...page} />)
  const notes = screen.queryAllByRole('note')
  expect(notes.map((note) => note.querySelector('strong')?.textContent)).toEqual(marks)
})
