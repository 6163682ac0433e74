/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals'
import { act, cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Drawing } from './frame.mjs'
import { addMatchMedia } from '@/components/layout/tolerate-browser'
import { ThemeProvider } from '../../theme/theme-provider.client'
import type * as FrameModule from './frame'

const drawInFrame = jest.fn<typeof FrameModule.drawInFrame>()
jest.unstable_mockModule('./frame', () => ({ drawInFrame }))
const { Diagram } = await import('./diagram.client')

const noop = () => undefined
const source = 'graph TD\n  A-->B'

const toDrawing = (texts: { title?: string; description?: string } = {}): Drawing => ({
  kind: 'drawn',
  diagram: {
    svg: '<svg a="#"/>',
    width: 400,
    height: 300,
    title: '',
    description: '',
    ...texts,
  },
})

let approach: () => void = noop

const element = (
  <ThemeProvider>
    <Diagram frameHref="/frame.html">
      <pre>
        <code>{source}</code>
      </pre>
    </Diagram>
  </ThemeProvider>
)

/** Renders a diagram and brings it near the viewport. */
async function show(drawing: Drawing) {
  drawInFrame.mockResolvedValue(drawing)
  render(element)
  await act(async () => {
    approach()
    await Promise.resolve()
  })
}

const getDetails = () => screen.getByText('Diagram source').closest('details')

beforeEach(() => {
  localStorage.clear()
  addMatchMedia(window)
  window.IntersectionObserver = class {
    constructor(notify: (entries: { isIntersecting: boolean }[]) => void) {
      approach = () => notify([{ isIntersecting: true }])
    }
    observe = noop
    disconnect = noop
  } as unknown as typeof IntersectionObserver
})

afterEach(() => {
  cleanup()
  delete document.documentElement.dataset['theme']
  drawInFrame.mockReset()
})

test('nothing is drawn until the diagram is near the viewport', () => {
  render(element)
  expect(drawInFrame).not.toHaveBeenCalled()
  expect(screen.queryByRole('img')).toBeNull()
  expect(getDetails()?.open).toBe(false)
})

describe('a drawn diagram', () => {
  test('is an image in its own size, named "Diagram"', async () => {
    await show(toDrawing())
    expect(drawInFrame).toHaveBeenLastCalledWith('/frame.html', source, 'light', false)
    const image = screen.getByRole<HTMLImageElement>('img', { name: 'Diagram' })
    expect(image.getAttribute('src')).toBe('data:image/svg+xml,%3Csvg%20a%3D%22%23%22%2F%3E')
    expect([image.width, image.height]).toEqual([400, 300])
  })

  test('uses its own name and description', async () => {
    await show(toDrawing({ title: 'A build', description: 'From text to HTML.' }))
    const image = screen.getByRole('img', { name: 'A build' })
    const id = image.getAttribute('aria-describedby') ?? ''
    expect(document.getElementById(id)?.textContent).toBe('From text to HTML.')
  })

  test('uses the current color mode', async () => {
    document.documentElement.dataset['theme'] = 'dark'
    await show(toDrawing())
    expect(drawInFrame).toHaveBeenLastCalledWith('/frame.html', source, 'dark', false)
  })
})

test('a failure shows its message and the source until another attempt succeeds', async () => {
  await show({ kind: 'failed', message: 'Parse error on line 2' })
  expect(screen.getByRole('alert').textContent).toContain('Parse error on line 2')
  expect(getDetails()?.open).toBe(true)
  drawInFrame.mockResolvedValue(toDrawing())
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(drawInFrame).toHaveBeenLastCalledWith('/frame.html', source, 'light', true)
  expect(screen.getByRole('img', { name: 'Diagram' })).toBeTruthy()
  expect(screen.queryByRole('alert')).toBeNull()
  expect(getDetails()?.open).toBe(false)
})
