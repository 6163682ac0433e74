/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { addMatchMedia } from '@/lib/testing/add-match-media'
import { ThemeProvider } from '../../theme/theme-provider.client'
import { Generator } from './generator.client'

const LIGHT = 'ifm-theme-colors-light'
const DARK = 'ifm-theme-colors-dark'

beforeEach(addMatchMedia)

afterEach(() => {
  cleanup()
  sessionStorage.clear()
  localStorage.clear()
})

const getField = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })
const getAdjustment = (name: string) => screen.getByRole<HTMLInputElement>('spinbutton', { name })
const getRow = (name: string) => {
  const row = screen.getByRole('rowheader', { name }).closest('tr')
  if (!row) throw new Error(`No row ${name}.`)
  return within(row)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent)
}
const getCss = () => screen.getByRole('figure').querySelector('code')?.textContent ?? ''
const getToken = (name: string) => document.documentElement.style.getPropertyValue(name)
const readStored = (key: string) => JSON.parse(sessionStorage.getItem(key) ?? 'null') as unknown
const type = async (field: HTMLInputElement, text: string) => {
  const user = userEvent.setup()
  await user.clear(field)
  await user.type(field, text)
  await user.tab()
}
const click = (name: string) => userEvent.click(screen.getByRole('button', { name }))

test('shows seven shades with hex and grade, from lightest to darkest', () => {
  render(<Generator />)
  expect(screen.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual(
    ['lightest', 'lighter', 'light', 'primary', 'dark', 'darker', 'darkest'].map(
      (name) => `Aa${name}`,
    ),
  )
  expect(getRow('lightest')).toEqual(['', '#3cad6e', '2.83 Fail'])
  expect(getRow('primary')).toEqual(['0', '#2e8555', '4.56 AA'])
  expect(getRow('darkest')).toEqual(['', '#205d3b', '7.80 AAA'])
  expect(getAdjustment('Darken lightest by').value).toBe('-0.3')
  expect(getToken('--primary')).toBe('')
})

test('a typed base color changes the shades, the code, the page and the stored scheme', async () => {
  render(<Generator />)
  await type(getField('Base color'), 'C24')
  expect(getField('Base color').value).toBe('#cc2244')
  expect(getRow('primary')).toEqual(['0', '#cc2244', '5.41 AA'])
  expect(getCss()).toMatch(/^:root \{\n {2}--ifm-color-primary: #cc2244;\n/)
  expect(getToken('--primary')).toBe('#cc2244')
  expect(getToken('--page')).toBe('')
  expect(readStored(LIGHT)).toMatchObject({ baseColor: '#cc2244', background: '#ffffff' })
  expect(readStored(DARK)).toBeNull()
})

test('an adjustment changes only its own shade', async () => {
  render(<Generator />)
  await type(getAdjustment('Darken darkest by'), '0.4')
  expect(getRow('darkest')[1]).toBe('#1c5033')
  expect(getRow('darker')[1]).toBe('#277148')
  expect(readStored(LIGHT)).toMatchObject({ shades: { darkest: 0.4, darker: 0.15 } })
})

test('an invalid color changes nothing, is announced and can be corrected', async () => {
  render(<Generator />)
  const field = getField('Base color')
  await type(field, 'green')
  expect(field.value).toBe('#green')
  expect(field.getAttribute('aria-invalid')).toBe('true')
  expect(screen.getByRole('status').textContent).toMatch(/^“#green” is not a color/)
  expect(field.getAttribute('aria-describedby')).toBe(screen.getByRole('status').id)
  expect(getRow('primary')[1]).toBe('#2e8555')
  expect(sessionStorage).toHaveLength(0)

  await type(field, '#00f')
  expect(field.getAttribute('aria-invalid')).toBeNull()
  expect(screen.getByRole('status').textContent).toBe('')
  expect(getRow('primary')[1]).toBe('#0000ff')
})

test('an invalid adjustment changes nothing and is announced', async () => {
  render(<Generator />)
  await type(getAdjustment('Darken dark by'), '5')
  expect(screen.getByRole('status').textContent).toMatch(/number from -1 to 1/)
  expect(getRow('dark')[1]).toBe('#29784c')
})

test('each mode has its own colors', async () => {
  render(
    <ThemeProvider>
      <Generator />
    </ThemeProvider>,
  )
  await type(getField('Base color'), '808080')
  await click('Edit dark mode')
  expect(getField('Base color').value).toBe('#25c2a0')
  expect(getToken('--primary')).toBe('')
  expect(getCss()).toMatch(/^\[data-theme='dark'\] \{/)
  await type(getField('Base color'), 'f0f')
  expect(readStored(DARK)).toMatchObject({ baseColor: '#ff00ff', background: '#181920' })
  await click('Edit light mode')
  expect(getField('Base color').value).toBe('#808080')
  expect(getToken('--primary')).toBe('#808080')
})

test('reset clears the colors of the mode and the typed text', async () => {
  render(<Generator />)
  await type(getField('Base color'), '808080')
  await type(getField('Background'), 'nothing')
  await click('Reset')
  expect(getField('Base color').value).toBe('#2e8555')
  expect(getField('Background').value).toBe('#ffffff')
  expect(screen.getByRole('status').textContent).toMatch(/default colors/)
  expect(getToken('--primary')).toBe('')
  expect(readStored(LIGHT)).toBeNull()
})

test('an invalid stored scheme is ignored', () => {
  sessionStorage.setItem(LIGHT, '{"baseColor":"red"}')
  render(<Generator />)
  expect(getField('Base color').value).toBe('#2e8555')
})
