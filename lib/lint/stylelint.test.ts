import { expect, test } from '@jest/globals'
import stylelint from 'stylelint'
import config from '@/stylelint.config.mjs'

async function lint(code: string): Promise<string[]> {
  const { results } = await stylelint.lint({ code, config })
  return results.flatMap(({ warnings }) => warnings.map(({ text }) => text))
}

test.each([
  ['a property with a prefix in Safari 17.5', 'a { backdrop-filter: blur(2px) }'],
  ['a property that Firefox 128 lacks', 'a { anchor-name: --menu }'],
  ['an at-rule that Firefox 128 lacks', '@position-try --below { top: 0 }'],
  ['a function that Safari 17.5 lacks', 'a { width: calc-size(auto, size) }'],
  ['a selector that Chrome 123 lacks', 'a:has-slotted { color: red }'],
  ['a property that only Firefox has', 'a { mask-position-y: 3px }'],
  ['a shorthand that Safari 17.5 ignores', 'a { text-decoration: underline wavy red }'],
])('%s is reported', async (_, code) => {
  expect(await lint(code)).toEqual([expect.stringMatching(/baseline|Safari|Firefox/)])
})

test.each([
  ['declared in longhands', 'a { text-decoration-line: underline; text-decoration-style: wavy }'],
  ['prefixed by the build', 'a { user-select: none }'],
  ['in every promised version', 'a { color: light-dark(red, blue) }'],
  ['behind a condition', '@supports (anchor-name: --menu) { a { anchor-name: --menu } }'],
])('what is %s is allowed', async (_, code) => {
  expect(await lint(code)).toEqual([])
})
