/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals'
import { act, cleanup, render, screen } from '@testing-library/react'
import { addMatchMedia } from '@/lib/testing/add-match-media'
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

/** Renders blocks of live code, near the viewport. */
function show(codes: string[] = ['<b />']) {
  render(
    <ThemeProvider>
      {codes.map((code) => (
        <div key={code}>{block(code)}</div>
      ))}
    </ThemeProvider>,
  )
  act(approach)
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
  addMatchMedia()
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

describe('a frame', () => {
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
  test('reloads only its own code', () => {
    show(['<b />', '<i />'])
    const [first, second] = getFrames()
    act(() => screen.getAllByRole('button', { name: 'Reset' })[0]?.click())
    expect(getFrames()[0]).not.toBe(first)
    expect(getFrames()[1]).toBe(second)
  })
})

describe("a frame that doesn't respond", () => {
  test('is reported, and reloaded on request', () => {
    show()
    const [first] = getFrames()
    wait(5000)
    expect(screen.getByRole('status').textContent).toBe('The editor has not started.')
    act(() => getButton('Try again').click())
    expect(getFrames()[0]).not.toBe(first)
    expect(screen.getByRole('status').textContent).toBe('Loading…')
  })

  test('can still start later', () => {
    show()
    wait(5000)
    send(123)
    expect(screen.queryByRole('status')).toBeNull()
    expect(getButton('Reset')).toBeTruthy()
  })
})
