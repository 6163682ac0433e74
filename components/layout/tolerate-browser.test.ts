import { expect, test } from '@jest/globals'
import { addMatchMedia } from './tolerate-browser'

test('a browser without media queries gets queries that never match', () => {
  const target: { matchMedia?: typeof matchMedia } = {}
  addMatchMedia(target)
  const query = target.matchMedia?.('(prefers-reduced-motion: reduce)')
  expect(query).toMatchObject({ matches: false, media: '(prefers-reduced-motion: reduce)' })
  expect(() => query?.addEventListener('change', () => undefined)).not.toThrow()
})

test('a browser with media queries keeps them', () => {
  const own = (media: string) => ({ matches: true, media }) as MediaQueryList
  const target = { matchMedia: own }
  addMatchMedia(target)
  expect(target.matchMedia).toBe(own)
})
