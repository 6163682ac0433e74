/** @jest-environment jsdom */
import { expect, test } from '@jest/globals'
import { openForPrint } from './open-for-print'

test('what is closed is open until it is printed, except the source of a drawn diagram', () => {
  document.body.innerHTML = `<main>
    <details id="closed"></details>
    <details id="open" open></details>
    <div data-drawn><details id="source"></details></div>
  </main>`
  const listOpen = () => [...document.querySelectorAll('[open]')].map(({ id }) => id)
  openForPrint()
  expect(listOpen()).toEqual(['closed', 'open'])
  dispatchEvent(new Event('afterprint'))
  expect(listOpen()).toEqual(['open'])
})
