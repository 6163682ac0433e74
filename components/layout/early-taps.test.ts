/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { getByRole } from '@testing-library/dom'
import { APP_START } from '../navigation/app-events'
import { handleEarlyTaps } from './early-taps'

const answer = jest.fn<(event: MouseEvent) => void>()
let root: HTMLElement

/** Shows a document before the app has started. The app's own listener is on the document. */
function open(html: string): void {
  document.body.innerHTML = html
  root = document.createElement('html')
  handleEarlyTaps(root)
  document.addEventListener('click', answer)
}

const button = (name: string) => getByRole(document.body, 'button', { name })
const startApp = () => dispatchEvent(new Event(APP_START))

beforeEach(() => {
  answer.mockReset()
})

afterEach(() => {
  startApp()
  document.removeEventListener('click', answer)
  localStorage.clear()
})

test('a pressed button is busy, and is pressed again when the app starts', () => {
  open('<button><b>Collapse</b></button>')
  button('Collapse').querySelector('b')?.click()
  expect(answer).not.toHaveBeenCalled()
  expect(button('Collapse').ariaBusy).toBe('true')
  startApp()
  expect(answer).toHaveBeenCalledTimes(1)
  expect(button('Collapse').ariaBusy).toBeNull()
  button('Collapse').click()
  expect(answer).toHaveBeenCalledTimes(2)
})

test('presses are repeated in order', () => {
  open('<button>One</button><button>Two</button>')
  const names: (string | null)[] = []
  answer.mockImplementation(({ target }) => names.push((target as Element).textContent))
  for (const name of ['Two', 'One', 'Two']) button(name).click()
  startApp()
  expect(names).toEqual(['Two', 'One', 'Two'])
})

test('native behavior is left to the browser', () => {
  open('<button popovertarget="menu">Versions</button><a href="#a">Link</a>')
  button('Versions').click()
  getByRole(document.body, 'link').click()
  expect(answer).toHaveBeenCalledTimes(2)
  startApp()
  expect(answer).toHaveBeenCalledTimes(2)
})

test('the theme is switched and stored immediately, but not again when the app starts', () => {
  open('<button class="theme-toggle">Theme</button>')
  root.dataset['theme'] = 'light'
  button('Theme').click()
  expect(root.dataset['theme']).toBe('dark')
  expect(localStorage.getItem('theme')).toBe('dark')
  button('Theme').click()
  expect(root.dataset['theme']).toBe('light')
  startApp()
  expect(answer).not.toHaveBeenCalled()
})

test('the drawer opens immediately', () => {
  open('<button class="menu-button">Menu</button><dialog></dialog>')
  const showModal = jest.fn()
  Object.assign(button('Menu').nextElementSibling ?? {}, { showModal })
  button('Menu').click()
  expect(showModal).toHaveBeenCalledTimes(1)
  startApp()
  expect(answer).not.toHaveBeenCalled()
})

test('a tab is shown immediately, and chosen when the app starts', () => {
  open(
    '<div class="tabs"><div role="tablist"><button data-value="a" aria-controls="x">A</button><button data-value="b" aria-controls="y">B</button></div><p id="x">1</p><p id="y" hidden>2</p></div>',
  )
  button('B').click()
  expect(document.getElementById('y')?.hidden).toBe(false)
  expect(document.getElementById('x')?.hidden).toBe(true)
  expect(answer).not.toHaveBeenCalled()
  startApp()
  expect(answer).toHaveBeenCalledTimes(1)
})
