/** @jest-environment jsdom */
import { afterEach, expect, jest, test } from '@jest/globals'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { CustomItem } from './custom-items'

afterEach(() => {
  cleanup()
  jest.restoreAllMocks()
})

function show(path: string, component = 'greeting') {
  render(
    <CustomItem
      entry={{ kind: 'custom', component, label: 'Hello' }}
      place={{ baseUrl: '/x/', path, locales: [] }}
      className=""
      mobile={false}
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

test('the greeting in the bar is without the place', async () => {
  const alerted = jest.spyOn(window, 'alert').mockReturnValue(undefined)
  const button = show('/x/tests/')
  if (button) await userEvent.click(button)
  expect(alerted).toHaveBeenCalledWith("I'm a custom navbar item type example")
})

test("a component that doesn't exist throws an error", () => {
  jest.spyOn(console, 'error').mockReturnValue(undefined)
  expect(() => show('/x/', 'none')).toThrow('No NavbarItem component found for type "custom-none".')
})
