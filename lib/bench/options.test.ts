import { expect, test } from '@jest/globals'
import { parseOptions } from './options'

test('runs everything by default', () => {
  expect(parseOptions([])).toEqual({
    sections: ['build', 'bytes', 'browser', 'dev', 'scale'],
    runs: 1,
    pages: [600, 2400],
    keep: false,
  })
})

test('selects parts and settings', () => {
  expect(parseOptions(['scale', '--pages=60,240', '--runs=3', '--keep'])).toEqual({
    sections: ['scale'],
    runs: 3,
    pages: [60, 240],
    keep: true,
  })
})

test.each(['fast', '--runs=0', '--runs=many', '--pages='])('rejects %s', (word) => {
  expect(() => parseOptions([word])).toThrow('npm run bench')
})
