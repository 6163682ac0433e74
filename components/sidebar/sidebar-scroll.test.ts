/** @jest-environment jsdom */
import { expect, test } from '@jest/globals'
import { restoreScroll, toScrollKey } from './sidebar-scroll'

/** Creates a sidebar 100 px high, with its current page at the given position in the window. */
function createSidebar(currentTop: number): HTMLElement {
  const sidebar = document.createElement('nav')
  sidebar.dataset['sidebar'] = '/docs api'
  sidebar.innerHTML = '<a aria-current="page">Here</a>'
  Object.defineProperty(sidebar, 'clientHeight', { value: 100 })
  const toBox = (top: number, height: number) => ({ top, bottom: top + height }) as DOMRect
  sidebar.getBoundingClientRect = () => toBox(0, 100)
  const current = sidebar.firstElementChild
  if (current) current.getBoundingClientRect = () => toBox(currentTop, 20)
  return sidebar
}

test.each([
  ['where the reader left it', '30', 40, 30],
  ['where its current page is in view', '30', 400, 380],
  ['at its start without either', null, 40, 0],
])('a sidebar is %s', (_, stored, currentTop, expected) => {
  const sidebar = createSidebar(currentTop)
  restoreScroll(sidebar, (key) => (key === toScrollKey('/docs api') ? stored : null))
  expect(sidebar.scrollTop).toBe(expected)
})
