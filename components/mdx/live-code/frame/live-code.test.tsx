/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals'
import { act, cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { LiveCode } from './live-code'

const noop = () => undefined
const told = jest.fn()

beforeEach(() => {
  window.ResizeObserver = class {
    observe = noop
    disconnect = noop
  } as unknown as typeof ResizeObserver
  window.parent.postMessage = told
  // React reports errors that a boundary catches.
  jest.spyOn(console, 'error').mockImplementation(noop)
})

afterEach(() => {
  cleanup()
  told.mockReset()
  jest.restoreAllMocks()
})

/** Renders code and waits until it has run. */
async function show(original: string, noInline = false) {
  render(<LiveCode code={original} noInline={noInline} />)
  await screen.findByRole('group', { name: 'Result' })
  await act(() => new Promise((resolve) => setTimeout(resolve)))
}

const getEditor = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Live Editor' })
const getResult = () => screen.getByRole('group', { name: 'Result' })

async function change(code: string) {
  await userEvent.clear(getEditor())
  await userEvent.click(getEditor())
  await userEvent.paste(code)
}

test('shows the code and its result, and tells the page its height', async () => {
  await show('<b>Hi</b>')
  expect(getEditor().value).toBe('<b>Hi</b>')
  expect(screen.getByText('Hi', { selector: '.live-result b' })).toBeTruthy()
  expect(told).toHaveBeenCalledWith(0, '*')
})

test('code can call render itself, even later', async () => {
  await show(`render(<b>now</b>); setTimeout(() => render(<b>later</b>))`, true)
  expect(await screen.findByText('later', { selector: '.live-result b' })).toBeTruthy()
})

test('code marked noInline must call render', async () => {
  await show('1', true)
  expect(await screen.findByText(/must call `render`/)).toBeTruthy()
})

test('empty code shows nothing', async () => {
  await show(' \n')
  expect(getResult().textContent).toBe('Result')
})

test('a syntax error keeps the last result until it is fixed', async () => {
  await show('<b>One</b>')
  await screen.findByText('One', { selector: '.live-result b' })
  await change('<b>One')
  expect(await screen.findByText(/^SyntaxError: /)).toBeTruthy()
  expect(screen.getByText('One', { selector: '.live-result b' })).toBeTruthy()
  await change('<b>Two</b>')
  expect(await screen.findByText('Two', { selector: '.live-result b' })).toBeTruthy()
  expect(screen.getByRole('status').textContent).toBe('')
})

describe('a failure', () => {
  test.each([
    ['while rendering', `() => { throw new Error('Oh') }`],
    ['in an effect', `() => { useEffect(() => { throw new Error('Oh') }); return 1 }`],
    ['before rendering', `(() => { throw new Error('Oh') })()`],
  ])('%s shows its message instead of the result', async (_, code) => {
    await show(code)
    expect(await screen.findByText('Error: Oh')).toBeTruthy()
    expect(getResult().textContent).toBe('ResultError: OhTry again')
  })

  test.each([
    ['an event handler', new ErrorEvent('error', { error: new Error('Oh') })],
    [
      'a promise',
      Object.assign(new Event('unhandledrejection'), { reason: new Error('Oh') }) as Event,
    ],
  ])('in %s keeps the result', async (_, event) => {
    await show('<b>Hi</b>')
    act(() => void window.dispatchEvent(event))
    expect(screen.getByText('Error: Oh')).toBeTruthy()
    expect(screen.getByText('Hi', { selector: '.live-result b' })).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy()
  })

  test('is ignored without an error object, as browsers report for observers', async () => {
    await show('<b>Hi</b>')
    act(() => void window.dispatchEvent(new ErrorEvent('error', { message: 'loop' })))
    expect(screen.getByRole('status').textContent).toBe('')
  })
})

describe('the editor', () => {
  test('shows the same text in color, hidden from screen readers', async () => {
    await show('<b>if</b> // c')
    const colors = getEditor().previousElementSibling
    expect(colors?.getAttribute('aria-hidden')).toBe('true')
    expect(colors?.textContent).toBe('<b>if</b> // c\n')
    expect(colors?.querySelector('.tag')).not.toBeNull()
    expect(colors?.querySelector('.keyword')).toBeNull()
  })
})
