/** @jest-environment jsdom */
import { expect, test } from '@jest/globals'
import { getByRole } from '@testing-library/dom'
import { APP_START } from '../navigation/app-events'
import { handleEarlyTaps } from './early-taps'

test('presses are repeated in order', () => {
  document.body.innerHTML = '<button>One</button><button>Two</button>'
  handleEarlyTaps(document.documentElement)
  const names: (string | null)[] = []
  // The app's own listener is on the document.
  document.addEventListener('click', ({ target }) => names.push((target as Element).textContent))
  for (const name of ['Two', 'One', 'Two']) getByRole(document.body, 'button', { name }).click()
  expect(names).toEqual([])
  dispatchEvent(new Event(APP_START))
  expect(names).toEqual(['Two', 'One', 'Two'])
})
