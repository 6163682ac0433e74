import { expect, test } from '@jest/globals'
import { parseOptions } from './options'

test('without words everything runs', () => {
  expect(parseOptions([])).toEqual({
    sections: ['build', 'bytes', 'browser', 'dev', 'scale'],
    runs: 1,
    pages: [600, 2400],
    keep: false,
  })
})

test('parts and settings can be chosen', () => {
  expect(parseOptions(['scale', '--pages=60,240', '--runs=3', '--keep'])).toEqual({
    sections: ['scale'],
    runs: 3,
    pages: [60, 240],
    keep: true,
  })
})

test.each(['fast', '--runs=0', '--runs=many', '--pages='])('%s is refused', (word) => {
  expect(() => parseOptions([word])).toThrow('npm run bench')
})
