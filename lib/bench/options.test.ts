import { expect, test } from '@jest/globals'
import { parseOptions } from './options'

test('runs everything by default', () => {
  expect(parseOptions([])).toEqual({
    sections: ['build', 'bytes', 'browser', 'dev'],
    runs: 1,
    keep: false,
  })
})

test('selects parts and settings', () => {
  expect(parseOptions(['dev', '--runs=3', '--keep'])).toEqual({
    sections: ['dev'],
    runs: 3,
    keep: true,
  })
})

test.each(['fast', '--runs=0', '--runs=many'])('rejects %s', (word) => {
  expect(() => parseOptions([word])).toThrow('npm run bench')
})
