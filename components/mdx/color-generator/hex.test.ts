import { expect, test } from '@jest/globals'
import { ensureHash, parseHex, toHex, toRgb } from './hex'

test.each([
  ['2e8555', '#2e8555'],
  ['#2e8555', '#2e8555'],
  [' 2e8555', '#2e8555'],
  ['##2e8555', '#2e8555'],
  ['', '#'],
])('%p with a hash is %p', (text, completed) => {
  expect(ensureHash(text)).toBe(completed)
})

test.each([
  ['#2e8555', '#2e8555'],
  ['2E8555', '#2e8555'],
  [' #2E5 ', '#22ee55'],
  ['fff', '#ffffff'],
])('%p is parsed as %p', (text, hex) => {
  expect(parseHex(text)).toBe(hex)
})

test.each(['', '#', '#2e', '#2e85', '#2e855', '#2e8555f', '#2e8555ff', '#ggg', 'red', '##fff'])(
  "%p isn't a color",
  (text) => {
    expect(parseHex(text)).toBeUndefined()
  },
)

test.each(['#000000', '#2e8555', '#ffffff', '#0a0b0c'])(
  '%p survives the conversion to channels and back',
  (hex) => {
    expect(toHex(toRgb(hex))).toBe(hex)
  },
)
