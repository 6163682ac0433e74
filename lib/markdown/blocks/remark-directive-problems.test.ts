import { expect, test } from '@jest/globals'
import { findBodyProblems } from '@/lib/testing/compile-body'

test.each([
  ['a\n\n- b\n\n  :::tip Title\n\n  c\n\nd\n', ['5:3 the admonition ":::tip" is not closed']],
  [
    'a\n\n:::note\n\n:::tip\n\na\n\n:::\n',
    ['3:1 the admonition ":::note" is not closed before ":::tip", whose end closes it'],
  ],
  [':::note a :::\n\nb\n', ['1:1 the admonition ":::note" is not closed']],
  ['- a\n\n  :::note\nb\n:::\n', ['3:3 the admonition ":::note" is not closed']],
  ['> :::note\n> a\n', ['1:3 the admonition ":::note" is not closed']],
  ['a\n\n:::\n', ['3:1 ":::" does not close an admonition']],
  [':::note\na\n:::\n\nb\n:::\n', ['6:1 ":::" does not close an admonition']],
  [
    ':::note\n\n:::tip\n\na\n\n:::\n\n:::\n',
    ['1:1 the admonition ":::note" is not closed before ":::tip", whose end closes it'],
  ],
  [
    ':::note\n\n```md\n:::tip\na\n:::\n```\n\nb\n\n:::\n',
    ['1:1 a ":::" in a code block closes the admonition ":::note"'],
  ],
  [
    ':::\n\n:::note\n\n:::tip\n\na\n\n:::\n\n:::\n',
    [
      '3:1 the admonition ":::note" is not closed before ":::tip", whose end closes it',
      '1:1 ":::" does not close an admonition',
    ],
  ],
  ['::::note\n\n:::tip\n\na\n\n::::\n\n:::\n', ['3:1 the admonition ":::tip" is not closed']],
  [
    ':::note\n\n::::tip\n\na\n\n:::\n',
    ['1:1 the admonition ":::note" is not closed before "::::tip", whose end closes it'],
  ],
  ['a\n\n::: note\n\nb\n', ['3:1 "::: note" does not open an admonition']],
  ['::: note\n\nb\n\n:::\n', ['1:1 "::: note" does not open an admonition']],
])('%j', async (body, problems) => {
  expect(await findBodyProblems(body)).toEqual(problems)
})

test.each([
  ':::note\n\na\n\n:::',
  '::::note\n\n:::tip\n\na\n\n:::\n\n::::\n',
  '::::note\n\n```md\n:::tip\na\n:::\n```\n\n::::\n',
  ':::note\n\n```md\na\n```\n\n:::\n',
  '> :::note\n> a\n> :::\n',
  '- :::note\n\n  a\n\n  :::\n',
  '> [!NOTE]\n> a\n',
  '```md\n:::note\n```\n',
  'The line `:::` closes it, and a\\:::b is text.',
])('%j has no problems', async (body) => {
  expect(await findBodyProblems(body)).toEqual([])
})
