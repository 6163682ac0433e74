/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals'
import { getAllByRole, getByRole } from '@testing-library/dom'
import {
  chooseTab,
  moveTabFocus,
  restoreTabs,
  reveal,
  revealTarget,
  selectTab,
  toTabKey,
} from './tabs'

type Options = { group?: string; query?: string; values?: string[] }

let count = 0

/** Adds tabs as `rehypeTabs` writes them. The first one is selected. */
function addTabs({ group, query, values = ['npm', 'yarn', 'pnpm'] }: Options = {}): HTMLElement {
  const id = `tabs-${++count}`
  const tabs = document.createElement('div')
  tabs.className = 'tabs'
  if (group) tabs.dataset['group'] = group
  if (query) tabs.dataset['query'] = query
  const buttons = values.map(
    (value, at) =>
      `<button role="tab" id="${id}-${at}" aria-controls="${id}-${at}-panel" aria-selected="${at === 0}" tabindex="${at === 0 ? 0 : -1}" data-value="${value}">${value}</button>`,
  )
  const panels = values.map(
    (value, at) =>
      `<div role="tabpanel" id="${id}-${at}-panel" aria-labelledby="${id}-${at}" ${at === 0 ? '' : 'hidden'}>Use ${value}</div>`,
  )
  tabs.innerHTML = `<div role="tablist">${buttons.join('')}</div>${panels.join('')}`
  document.body.append(tabs)
  return tabs
}

const getTab = (tabs: HTMLElement, name: string) =>
  getByRole<HTMLButtonElement>(tabs, 'tab', { name })
const getShown = (tabs: HTMLElement) =>
  getAllByRole(tabs, 'tabpanel').map(({ textContent }) => textContent)
const press = (target: Element, key: string, modifiers?: KeyboardEventInit) => {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...modifiers })
  target.addEventListener('keydown', (each) => moveTabFocus(each as KeyboardEvent), { once: true })
  target.dispatchEvent(event)
  return event
}

beforeEach(() => {
  // jsdom has neither. The tests in `e2e/` use the real ones.
  window.scrollBy = () => undefined
  Object.assign(globalThis, { CSS: { escape: (text: string) => text } })
})

afterEach(() => {
  document.body.innerHTML = ''
  localStorage.clear()
  history.replaceState(null, '', '/')
})

describe('selectTab', () => {
  test('shows one panel and keeps one tab in the tab order', () => {
    const tabs = addTabs()
    expect(selectTab(tabs, 'yarn')).toBe(true)
    expect(getShown(tabs)).toEqual(['Use yarn'])
    expect(getByRole(tabs, 'tab', { selected: true })).toBe(getTab(tabs, 'yarn'))
    const order = getAllByRole<HTMLButtonElement>(tabs, 'tab').map(({ tabIndex }) => tabIndex)
    expect(order).toEqual([-1, 0, -1])
  })

  test('ignores a value that no tab has', () => {
    const tabs = addTabs()
    expect(selectTab(tabs, 'bun')).toBe(false)
    expect(getShown(tabs)).toEqual(['Use npm'])
  })
})

test('the browser finds text in a hidden panel', () => {
  const tabs = addTabs()
  restoreTabs(document, () => null)
  const readHidden = () =>
    [...tabs.querySelectorAll('[role=tabpanel]')].map((panel) => panel.getAttribute('hidden'))
  expect(readHidden()).toEqual([null, 'until-found', 'until-found'])
  selectTab(tabs, 'yarn')
  expect(readHidden()).toEqual(['until-found', null, 'until-found'])
})

test('everything around an element is opened', () => {
  const tabs = addTabs()
  const panel = tabs.querySelectorAll('[role=tabpanel]')[1]
  panel?.insertAdjacentHTML('beforeend', '<details><summary>More</summary><b>Found</b></details>')
  reveal(tabs.querySelector('b'))
  expect(tabs.querySelector('details')?.open).toBe(true)
  expect(getByRole(tabs, 'tab', { selected: true })).toBe(getTab(tabs, 'yarn'))
})

describe('restoreTabs', () => {
  test("keeps the stored choice if the query string doesn't have the name", () => {
    const tabs = addTabs({ group: 'pm', query: 'with' })
    localStorage.setItem(toTabKey('pm'), 'yarn')
    history.replaceState(null, '', '/?other=pnpm')
    restoreTabs(document, (key) => localStorage.getItem(key))
    expect(getShown(tabs)).toEqual(['Use yarn'])
  })

  test.each(['bun', ''])('ignores the stored value %j, which no tab has', (value) => {
    const tabs = addTabs({ group: 'pm' })
    localStorage.setItem(toTabKey('pm'), value)
    restoreTabs(document, (key) => localStorage.getItem(key))
    expect(getShown(tabs)).toEqual(['Use npm'])
  })
})

describe('the target of the URL', () => {
  afterEach(() => history.replaceState(null, '', '/'))

  test('is shown, even in nested tabs', () => {
    const outer = addTabs()
    const inner = addTabs()
    outer.children[2]?.append(inner)
    inner.children[3]?.insertAdjacentHTML('beforeend', '<h2 id="größe">Size</h2>')
    history.replaceState(null, '', '/#gr%C3%B6%C3%9Fe')
    revealTarget()
    expect(getByRole(outer, 'heading', { name: 'Size' })).toBeTruthy()
  })

  test('can be malformed', () => {
    const tabs = addTabs()
    history.replaceState(null, '', '/#%E0%A4%A')
    revealTarget()
    expect(getShown(tabs)).toEqual(['Use npm'])
  })
})

describe('chooseTab', () => {
  test('selects the value in every tab list of the group that has it, and stores it', () => {
    const [tabs, same] = [addTabs({ group: 'pm' }), addTabs({ group: 'pm' })]
    const [fewer, other] = [addTabs({ group: 'pm', values: ['npm'] }), addTabs()]
    chooseTab(getTab(tabs, 'pnpm'))
    expect([tabs, same, fewer, other].map((each) => getShown(each)[0])).toEqual([
      'Use pnpm',
      'Use pnpm',
      'Use npm',
      'Use npm',
    ])
    expect(localStorage.getItem('docusaurus.tab.pm')).toBe('pnpm')
  })

  test('stores nothing without a group', () => {
    const tabs = addTabs()
    chooseTab(getTab(tabs, 'yarn'))
    expect(getShown(tabs)).toEqual(['Use yarn'])
    expect(localStorage).toHaveLength(0)
  })

  test('writes the value to the query string, and keeps its other parts', () => {
    const tabs = addTabs({ query: 'with' })
    history.replaceState(null, '', '/docs/?a=b#c')
    const { length } = history
    chooseTab(getTab(tabs, 'yarn'))
    expect(location.pathname + location.search + location.hash).toBe('/docs/?a=b&with=yarn#c')
    expect(history).toHaveLength(length)
  })
})

describe('moveTabFocus', () => {
  test.each([
    ['npm', 'ArrowRight', 'yarn'],
    ['pnpm', 'ArrowRight', 'npm'],
    ['npm', 'ArrowLeft', 'pnpm'],
    ['yarn', 'Home', 'npm'],
    ['npm', 'End', 'pnpm'],
  ])('moves from %s with %s to %s, without selecting it', (from, key, to) => {
    const tabs = addTabs()
    getTab(tabs, from).focus()
    const event = press(getTab(tabs, from), key)
    expect(document.activeElement).toBe(getTab(tabs, to))
    expect(event.defaultPrevented).toBe(true)
    expect(getShown(tabs)).toEqual(['Use npm'])
  })

  test.each(['Enter', ' ', 'ArrowDown', 'a'])('leaves %j to the browser', (key) => {
    expect(press(getTab(addTabs(), 'npm'), key).defaultPrevented).toBe(false)
  })

  test.each(['altKey', 'ctrlKey', 'metaKey'])(
    'leaves arrows with %s to the browser',
    (modifier) => {
      const tab = getTab(addTabs(), 'npm')
      expect(press(tab, 'ArrowLeft', { [modifier]: true }).defaultPrevented).toBe(false)
    },
  )

  test('ignores keys outside tabs', () => {
    expect(press(addTabs(), 'ArrowRight').defaultPrevented).toBe(false)
  })
})

test('nested tabs are independent', () => {
  const [outer, inner] = [addTabs(), addTabs()]
  getByRole(outer, 'tabpanel').append(inner)
  selectTab(outer, 'yarn')
  const selected = getAllByRole(outer, 'tab', { selected: true, hidden: true })
  expect(selected.map(({ textContent }) => textContent)).toEqual(['yarn', 'npm'])
  expect(selectTab(outer, 'npm') && selectTab(inner, 'pnpm')).toBe(true)
  expect(getShown(inner)).toEqual(['Use pnpm'])
})
