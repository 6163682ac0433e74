/** @jest-environment jsdom */
import { expect, jest, test } from '@jest/globals'
import { render, screen } from '@testing-library/react'
import { MenuButton } from './menu-button.client'

test('a browser without popovers, which throws at their selector, shows the button', () => {
  Object.assign(window, { CSS: { supports: () => false } })
  const matches = jest.spyOn(Element.prototype, 'matches').mockImplementation((selector) => {
    throw new SyntaxError(`${selector} is not a valid selector.`)
  })
  render(<MenuButton menu={{ kind: 'menu', id: 'a', label: 'Versions', items: [] }} />)
  matches.mockRestore()
  expect(screen.getByRole('button').textContent).toBe('Versions')
})
