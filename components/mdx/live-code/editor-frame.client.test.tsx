/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals'
import { act, cleanup, render, screen } from '@testing-library/react'
import { addMatchMedia } from '@/components/layout/tolerate-browser'
import { ThemeProvider } from '../../theme/theme-provider.client'
import { EditorFrame } from './editor-frame.client'

const noop = () => undefined

let approach: () => void = noop

const block = (code: string) => (
  <EditorFrame frameHref="about:blank" noInline={false}>
    <pre>
      <code>{code}</code>
    </pre>
  </EditorFrame>
)

/** Renders blocks of live code, near the viewport by default. */
function show(codes: string[] = ['<b />'], isNear = true) {
  render(
    <ThemeProvider>
      {codes.map((code) => (
        <div key={code}>{block(code)}</div>
      ))}
    </ThemeProvider>,
  )
  if (!isNear) return
  act(approach)
  wait(200)
}

const wait = (milliseconds: number) =>
  act(() => {
    jest.advanceTimersByTime(milliseconds)
  })
const getFrames = () => screen.queryAllByTitle<HTMLIFrameElement>('Live Editor and Result')

function getWindow(index = 0): Window {
  const { contentWindow } = getFrames()[index] ?? {}
  if (!contentWindow) throw new Error(`No frame ${index}.`)
  return contentWindow
}

/** Sends a message from a frame to the page. */
function send(data: unknown, source: Window = getWindow()) {
  act(() => void window.dispatchEvent(new MessageEvent('message', { data, source })))
}

const getButton = (name: string) => screen.getByRole('button', { name })

beforeEach(() => {
  jest.useFakeTimers()
  localStorage.clear()
  addMatchMedia(window)
  const observers: (() => void)[] = []
  approach = () => {
    for (const notify of observers) notify()
  }
  window.IntersectionObserver = class {
    constructor(notify: (entries: { isIntersecting: boolean }[]) => void) {
      observers.push(() => notify([{ isIntersecting: true }]))
    }
    observe = noop
    disconnect = noop
  } as unknown as typeof IntersectionObserver
})

afterEach(() => {
  cleanup()
  delete document.documentElement.dataset['theme']
  jest.restoreAllMocks()
  jest.useRealTimers()
})

test('nothing is loaded until the code is near the viewport', () => {
  show(['<b />'], false)
  wait(10_000)
  expect(getFrames()).toEqual([])
  expect(screen.queryByRole('button')).toBeNull()
  expect(screen.getByText('<b />')).toBeTruthy()
  expect(screen.getByRole('status').textContent).toBe('Loading…')
})

describe('a frame', () => {
  test('is in a sandbox without the origin of the page', () => {
    show()
    expect(getFrames()[0]?.getAttribute('sandbox')).toBe('allow-scripts allow-forms')
  })

  test('receives the code and color mode when it is ready, and each change of the mode', () => {
    document.documentElement.dataset['theme'] = 'dark'
    show()
    const tell = jest.spyOn(getWindow(), 'postMessage')
    send('ready')
    const message = { code: '<b />', noInline: false, mode: 'dark' }
    expect(tell.mock.calls).toEqual([[message, '*']])
    act(() => {
      window.dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue: 'light' }))
    })
    expect(tell.mock.lastCall).toEqual([{ ...message, mode: 'light' }, '*'])
  })

  test('replaces the placeholder at the height it reports', () => {
    show()
    send(123)
    expect(getFrames()[0]?.style.height).toBe('123px')
    expect(screen.queryByRole('status')).toBeNull()
    send(1e9)
    expect(getFrames()[0]?.style.height).toBe('4000px')
  })

  test.each([[Number.NaN], [-1], ['9'], [{ height: 9 }], [null]])(
    "can't report the height %j",
    (data) => {
      show()
      send(data)
      expect(getFrames()[0]?.style.height).toBe('')
    },
  )

  test('is the only accepted sender', () => {
    show()
    send(123, window)
    expect(getFrames()[0]?.style.height).toBe('')
  })
})

describe('Reset', () => {
  test('removes the frame before it loads the next one, and keeps focus', () => {
    show()
    send(123)
    const [first] = getFrames()
    getButton('Reset').focus()
    act(() => getButton('Reset').click())
    expect(getFrames()).toEqual([])
    wait(200)
    expect(getFrames()).toHaveLength(1)
    expect(getFrames()[0]).not.toBe(first)
    expect(document.activeElement).toBe(getButton('Reset'))
  })

  test('reloads only its own code', () => {
    show(['<b />', '<i />'])
    const [, second] = getFrames()
    act(() => screen.getAllByRole('button', { name: 'Reset' })[0]?.click())
    expect(getFrames()).toEqual([second])
  })
})

describe("a frame that doesn't respond", () => {
  test('is reported, and all frames are reloaded on request', () => {
    show(['<b />', '<i />'])
    send(123, getWindow(1))
    wait(5000)
    expect(screen.getByRole('status').textContent).toBe('The editor has not started.')
    act(() => getButton('Try again').click())
    expect(getFrames()).toEqual([])
    wait(200)
    expect(getFrames()).toHaveLength(2)
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toEqual([
      'Loading…',
      'Loading…',
    ])
  })

  test('can still start later', () => {
    show()
    wait(5000)
    send(123)
    expect(screen.queryByRole('status')).toBeNull()
    expect(getButton('Reset')).toBeTruthy()
  })
})
