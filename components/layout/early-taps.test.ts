/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { getByRole } from '@testing-library/dom'
import { APP_START } from '../navigation/app-events'
import { handleEarlyTaps } from './early-taps'

const answer = jest.fn<(event: MouseEvent) => void>()

/** Shows a document before the app has started. The app's own listener is on the document. */
function open(html: string): void {
  document.body.innerHTML = html
  handleEarlyTaps(document.documentElement)
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
