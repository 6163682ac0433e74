import { expect, test } from '@jest/globals'
import { toMdxSyntax } from './mdx-syntax'

test.each([
  ['## A {#a}', '## A \\{#a}'],
  ['###### A b {#a-b}  ', '###### A b \\{#a-b}'],
  ['  ## A {#a}', '  ## A \\{#a}'],
  ['## A {/* #a */}', '## A \\{#a}'],
  ['## A {/*#a*/}', '## A \\{#a}'],
  ['## A <!-- #a -->', '## A \\{#a}'],
  ['## A {#a b}', '## A \\{#a b}'],
])('%j is escaped', (line, escaped) => {
  expect(toMdxSyntax(line)).toBe(escaped)
})

test.each([
  '## A',
  '## A \\{#a}',
  'A {#a}',
  '## A {#a} b',
  '## A {a}',
  '## A {/* see #a */}',
  '## A {/* #1 is why */}',
  '####### A {#a}',
  '##A {#a}',
])('%j is unchanged', (line) => {
  expect(toMdxSyntax(line)).toBe(line)
})

test.each([
  '```md\n## A {#a}\n```',
  '~~~md\n## A {#a}\n~~~',
  '````md\n```\n## A {#a}\n```\n## B {#b}\n````',
  '~~~md\n```\n## A {#a}\n~~~',
  '```md\n```js\n## A {#a}\n```',
  '- item\n\n  ```md\n  ## A {#a}\n  ```',
])('code is unchanged: %j', (code) => {
  expect(toMdxSyntax(code)).toBe(code)
})

test.each([
  ['mdx', '```md\n# x\n```'],
  ['mdx', '```code```'],
  ['mdx', '> ```md\n> a quote ends its code\n'],
  ['mdx', '- item\n\n  ```md\n  so does an item\n'],
  ['mdx', '    indented'],
  ['md', '    ```\n    indented\n'],
  ['md', '<pre>\n```\n</pre>\n'],
] as const)('headings after code are escaped in .%s: %j', (format, code) => {
  expect(toMdxSyntax(`${code}\n## A {#a}`, format)).toBe(`${code}\n## A \\{#a}`)
})

test.each([
  ['```mdx-code-block\n<A />\n```', '\n<A />\n'],
  ['```mdx-code-block\n<A />', '\n<A />'],
  ['````mdx-code-block\n```js\na\n```\n````\n## B', '\n```js\na\n```\n\n## B'],
])('the content of an mdx-code-block is MDX: %j', (body, mdx) => {
  expect(toMdxSyntax(body)).toBe(mdx)
})
