import { expect, test } from '@jest/globals'
import { parseCutOptions } from './cut-options'

test('cuts from the current version of the main documentation by default', () => {
  expect(parseCutOptions(['3.2.0'])).toEqual({
    ...{ name: '3.2.0', from: 'current', instance: 'default', help: false },
  })
})

test('accepts all options, with or without an equals sign', () => {
  const words = ['3.0.1', '--from=3.1.1', '--instance', 'docs-tests']
  expect(parseCutOptions(words)).toEqual({
    ...{ name: '3.0.1', from: '3.1.1', instance: 'docs-tests', help: false },
  })
})

test('help needs no version', () => {
  expect(parseCutOptions(['--help'])).toMatchObject({ help: true })
})

test.each([
  [[], 'Specify a version.'],
  [['3.2.0', '3.3.0'], 'Only one version can be cut: 3.2.0, 3.3.0'],
  [['3.2.0', '--form=3.1.1'], "Unknown option '--form'"],
])('for %j, shows what is wrong and the usage', (words, message) => {
  expect(() => parseCutOptions(words)).toThrow(message)
  expect(() => parseCutOptions(words)).toThrow('npm run docs:version -- <version>')
})
