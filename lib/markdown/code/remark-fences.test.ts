import { expect, test } from '@jest/globals'
import { findBodyProblems } from '@/lib/testing/compile-body'

const toFence = (info: string, code = 'a\nb') => `\`\`\`${info}\n${code}\n\`\`\`\n`

test.each([
  [`a\n\n- b\n\n  ${toFence('').replaceAll('\n', '\n  ')}`, ['5:3 the code block has no language']],
  [toFence('js titel="a.js"'), ['1:1 unknown attribute "titel="a.js"" of a code block (title)']],
  [toFence('js title=a.js'), ['1:1 unknown attribute "title=a.js" of a code block']],
  [
    toFence('js a {b} live c="d e"'),
    ['1:1 unknown attributes "a", "{b}", "c="d e"" of a code block'],
  ],
  [toFence('title="a b"'), [`1:1 highlighting does not support the language "title="a"`]],
  [toFence('js{1, 3}'), ['1:1 highlighting does not support the language "js{1,"']],
  [`> ${toFence("js title='a").replaceAll('\n', '\n> ')}`, ['1:15 the quote is not closed']],
  ['a\n\n```js\nb\n', ['3:1 the block that "```" opens has no end']],
  ['$$\na\n\nText\n', ['1:1 the block that "$$" opens has no end']],
  [toFence('js no-check'), ['1:1 unknown attribute "no-check" of a code block']],
  [toFence('js no-check=""'), ['1:1 unknown attribute "no-check=""" of a code block']],
  [
    toFence('js no-formatter'),
    ['1:1 unknown attribute "no-formatter" of a code block (no-format)'],
  ],
  [toFence('js autofocus'), ['1:1 unknown attribute "autofocus" of a code block']],
  [toFence('ts in=theme'), ['1:1 unknown attribute "in=theme" of a code block']],
  [toFence('js {1,a}'), ['1:1 unknown attribute "{1,a}" of a code block']],
  [toFence('js {1,3-5}'), ['1:1 {1,3-5} marks line 3, 5 of a block that has 2 lines']],
  [toFence('js {0}', 'a'), ['1:1 {0} marks line 0 of a block that has 1 line']],
  [toFence('js focus={3}'), ['1:1 {3} marks line 3 of a block that has 2 lines']],
  [toFence('bash npm2yarn {3}', 'npm i'), ['1:1 {3} marks line 3 of a block that has 1 line']],
])('%j', async (body, problems) => {
  expect(await findBodyProblems(body)).toEqual(problems)
})

test.each([
  toFence('text'),
  toFence('js title="a b.js" {1-2} showLineNumbers={5} focus={2} no-format'),
  toFence('ts in=themeConfig no-check="a reason"'),
  toFence('jsx live noInline', 'render(<p />)'),
  toFence('bash npm2yarn', 'npm i'),
  '<CodeBlock>a</CodeBlock>',
])('%j has no problems', async (body) => {
  expect(await findBodyProblems(body)).toEqual([])
})

test('fixtures may contain a block without a language and marks beyond its end', async () => {
  const body = `${toFence('')}\n${toFence('js {9}')}`
  expect(await findBodyProblems(body, 'content/tests/pages/code.mdx')).toEqual([])
})
