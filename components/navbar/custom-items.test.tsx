/** @jest-environment jsdom */
import { afterEach, expect, jest, test } from '@jest/globals'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { CustomItem } from './custom-items'

afterEach(() => {
  cleanup()
  jest.restoreAllMocks()
})

function show(path: string, mobile = false, component = 'greeting') {
  render(
    <CustomItem
      entry={{ kind: 'custom', component, label: 'Hello' }}
      place={{ baseUrl: '/x/', path, locales: [] }}
      className=""
      mobile={mobile}
    />,
  )
  return screen.queryByRole('button', { name: 'Hello' })
}

test.each([
  ['/x/tests/', true],
  ['/x/tests/docs/', true],
  ['/x/testsuite/', false],
  ['/x/docs/tests/', false],
])('on %s the greeting is shown: %s', (path, shown) => {
  expect(show(path) !== null).toBe(shown)
})

test.each([
  [false, "I'm a custom navbar item type example"],
  [true, "I'm a custom navbar item type example (mobile)"],
])('with the drawer set to %s, it alerts %j', async (mobile, text) => {
  const alerted = jest.spyOn(window, 'alert').mockReturnValue(undefined)
  const button = show('/x/tests/', mobile)
  if (button) await userEvent.click(button)
  expect(alerted).toHaveBeenCalledWith(text)
})

test("a component that doesn't exist throws an error", () => {
  jest.spyOn(console, 'error').mockReturnValue(undefined)
  expect(() => show('/x/', false, 'none')).toThrow(
    'No NavbarItem component found for type "custom-none".',
  )
})
