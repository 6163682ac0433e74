/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { act, cleanup, render, screen } from '@testing-library/react'
import { Collapsible } from './collapsible.client'

type Motion = {
  heights: unknown[]
  duration: unknown
  finish: () => void
  cancel: jest.Mock
}

/** Every started animation, in order. jsdom doesn't implement animations. */
let motions: Motion[]

beforeEach(() => {
  motions = []
  HTMLElement.prototype.animate = (keyframes, options) => {
    const animation = { onfinish: undefined as (() => void) | undefined, cancel: jest.fn() }
    motions.push({
      heights: (keyframes as Keyframe[]).map(({ height }) => height),
      duration: (options as KeyframeAnimationOptions).duration,
      finish: () => animation.onfinish?.(),
      cancel: animation.cancel,
    })
    return animation as unknown as Animation
  }
  Object.defineProperty(HTMLElement.prototype, 'scrollHeight', { configurable: true, value: 36 })
  window.matchMedia = (query) => ({ matches: false, media: query }) as MediaQueryList
})

afterEach(cleanup)

const show = (open: boolean) => (
  <Collapsible open={open}>
    <button>Content</button>
  </Collapsible>
)
const findContent = () => screen.queryByRole('button', { name: 'Content' })

test.each([true, false])("the initial state (open: %s) isn't animated", (open) => {
  render(show(open))
  expect(findContent() !== null).toBe(open)
  expect(motions).toEqual([])
})

test('opening shows the content immediately and expands to its height', () => {
  const { rerender } = render(show(false))
  rerender(show(true))
  expect(findContent()).not.toBeNull()
  expect(motions).toMatchObject([{ heights: ['0px', '36px'], duration: 192 }])
})

test('closing keeps the content until the animation ends', () => {
  const { rerender } = render(show(true))
  rerender(show(false))
  expect(motions).toMatchObject([{ heights: ['36px', '0px'] }])
  expect(findContent()).not.toBeNull()
  act(() => motions[0]?.finish())
  expect(findContent()).toBeNull()
})

test('toggling again cancels the animation', () => {
  const { rerender } = render(show(true))
  rerender(show(false))
  rerender(show(true))
  expect(motions[0]?.cancel).toHaveBeenCalled()
  expect(findContent()).not.toBeNull()
})
