/** @jest-environment jsdom */
import { afterAll, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals'
import { getByText } from '@testing-library/dom'
import { followDetails, preventSelection, toggleDetails } from './details-behaviors'

/** Every started animation, in order. jsdom doesn't implement animations. */
let motions: { finish: () => void; cancel: jest.Mock }[]

const SUMMARY = 40
const CONTENT = 36

/** Adds a details element. jsdom has no layout, so heights are derived from `open`. */
function addDetails(markup: string): HTMLDetailsElement {
  const prose = document.createElement('div')
  prose.className = 'prose'
  prose.innerHTML = markup
  document.body.replaceChildren(prose)
  const [outer] = prose.querySelectorAll('details')
  if (!outer) throw new Error('There is no details element.')
  return outer
}

beforeAll(() => {
  HTMLElement.prototype.getBoundingClientRect = function (this: HTMLElement) {
    const height =
      this instanceof HTMLDetailsElement ? SUMMARY + (this.open ? CONTENT : 0) : SUMMARY
    return { top: 0, bottom: height, height } as DOMRect
  }
  HTMLElement.prototype.animate = () => {
    const animation = { onfinish: undefined as (() => void) | undefined, cancel: jest.fn() }
    motions.push({
      finish: () => animation.onfinish?.(),
      cancel: animation.cancel,
    })
    return animation as unknown as Animation
  }
  window.matchMedia = (query) => ({ matches: false, media: query }) as MediaQueryList
  document.addEventListener('click', toggleDetails)
  document.addEventListener('mousedown', preventSelection)
  document.addEventListener('toggle', followDetails, true)
})

afterAll(() => {
  document.removeEventListener('click', toggleDetails)
  document.removeEventListener('mousedown', preventSelection)
  document.removeEventListener('toggle', followDetails, true)
})

beforeEach(() => {
  motions = []
})

const closed = '<details><summary>Title</summary><p>Content</p></details>'
const open = closed.replace('<details>', '<details open>')

describe('a click on a summary', () => {
  test('reverses a running animation', () => {
    const details = addDetails(open)
    const summary = getByText(details, 'Title')
    summary.click()
    summary.click()
    expect(motions[0]?.cancel).toHaveBeenCalled()
    expect(details.dataset['collapsed']).toBe('false')
    motions[1]?.finish()
    expect(details.open).toBe(true)
  })

  test('can be on an element inside the summary', () => {
    const details = addDetails(closed.replace('Title', 'A <code>b</code>'))
    getByText(details, 'b').click()
    expect(details.open).toBe(true)
  })
})

test.each([
  ['content', open, 'Content'],
  ['a link in the summary', closed.replace('Title', '<a href="#x">Link</a>'), 'Link'],
])('a click on %s starts no animation', (_, markup, text) => {
  getByText(addDetails(markup), text).click()
  expect(motions).toEqual([])
})

test('a click that another listener has handled is ignored', () => {
  const details = addDetails(closed)
  const summary = getByText(details, 'Title')
  summary.addEventListener('click', (event) => event.preventDefault())
  summary.click()
  expect(motions).toEqual([])
})

test.each([
  [1, 'Title', false],
  [2, 'Title', true],
  [2, 'Content', false],
])('mouse press %d on %s is prevented: %s', (detail, text, prevented) => {
  const details = addDetails(open)
  const press = new MouseEvent('mousedown', { detail, bubbles: true, cancelable: true })
  getByText(details, text).dispatchEvent(press)
  expect(press.defaultPrevented).toBe(prevented)
})

test('an element that the browser opens itself is tracked', () => {
  const details = addDetails(open)
  details.dataset['collapsed'] = 'true'
  details.dispatchEvent(new Event('toggle'))
  expect(details.dataset['collapsed']).toBe('false')
})
