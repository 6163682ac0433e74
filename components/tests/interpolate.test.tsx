import { expect, test } from '@jest/globals'
import { renderToStaticMarkup } from 'react-dom/server'
import { interpolate } from './interpolate'

test.each([
  ['no values', {}, 'no values'],
  ['{a} and {b}', { a: 'one', b: 2 }, 'one and 2'],
  ['a {link}.', { link: <a href="/">link</a> }, 'a <a href="/">link</a>.'],
  ['{a}{a}', { a: <b>x</b> }, '<b>x</b><b>x</b>'],
  ['{unknown} {toString}', {}, '{unknown} {toString}'],
  ['{ a } and {}', { a: 'one' }, '{ a } and {}'],
])('%j', (text, values, html) => {
  expect(renderToStaticMarkup(<>{interpolate(text, values)}</>)).toBe(html)
})
