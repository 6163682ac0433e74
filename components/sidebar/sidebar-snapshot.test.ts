/** @jest-environment jsdom */
import { expect, test } from '@jest/globals'
import { getByRole, queryByRole } from '@testing-library/dom'
import { showSnapshot, toRecord, toStateKey } from './sidebar-snapshot'

const toSidebar = (items: string) =>
  `<nav class="sidebar" data-tree="/tree.json"><ul>${items}</ul></nav>`

/** Shows a stored snapshot on a page, and returns its placeholder, the sidebar of the page and the shown one. */
function show({ page, stored }: { page: string; stored: string | null }) {
  document.body.innerHTML = `<div></div>${toSidebar(page)}`
  const [place, sidebar] = [...document.body.children] as [HTMLElement, HTMLElement]
  const read = (key: string) => (key === toStateKey('/tree.json') ? stored : null)
  return { place, sidebar, shown: showSnapshot(sidebar, read) }
}

/** Stores a sidebar in which the reader opened one category. */
function keep(items: string): string | null {
  const element = document.createElement('div')
  element.innerHTML = toSidebar(items)
  const [sidebar = element] = element.children
  return toRecord(sidebar, new Map([['/Guides', true]]))
}

const page = '<li><a href="/" aria-current="page">Home</a></li><li>Guides</li>'
const opened = '<li>Guides<ul><li><a href="/a/">A</a></li></ul></li>'

test.each([
  ['nothing', null],
  ['invalid JSON', '{'],
  ['a record without HTML', '{"opened":[]}'],
])('with %s in storage, the sidebar of the page is shown', (_, stored) => {
  const { place, sidebar, shown } = show({ page, stored })
  expect(shown).toBe(sidebar)
  expect(place.childElementCount).toBe(0)
})

test('the same page shows the sidebar as it was left', () => {
  const stored = keep(`<li><a href="/" aria-current="page">Home</a></li>${opened}`)
  const { place, shown } = show({ page, stored })
  expect(shown).toBe(place.firstElementChild)
  expect(getByRole(shown, 'link', { name: 'A' })).toBeTruthy()
})

test('another page shows its own branch as the current one', () => {
  const stored = keep(`<li><a href="/b/" aria-current="page" data-active>B</a></li>${opened}`)
  const { shown } = show({ page, stored })
  expect(getByRole(shown, 'link', { current: 'page' }).textContent).toBe('Home')
  expect(getByRole(shown, 'link', { name: 'A' })).toBeTruthy()
  expect(queryByRole(shown, 'link', { name: 'B' })).toBeNull()
})
