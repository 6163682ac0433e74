import { describe, expect, test } from '@jest/globals'
import { compileBody } from '@/lib/testing/compile-body'

const path = 'content/docs/current/guides/page.mdx'

const compile = (body: string, file = path) => compileBody(body, file)

describe('headings', () => {
  test('are listed with their ids, levels and inline HTML', async () => {
    const { toc, anchors } = await compile('## One {#first}\n\n### `two` & *three*\n\n#### One\n')
    expect(toc).toEqual([
      { id: 'first', level: 2, html: 'One' },
      { id: 'two--three', level: 3, html: '<code>two</code> &#x26; <em>three</em>' },
      { id: 'one', level: 4, html: 'One' },
    ])
    expect(anchors).toEqual(['first', 'two--three', 'one'])
  })

  test.each([
    ['## Same\n\n## Same', ['same', 'same-1']],
    ['## Other {#same}\n\n## Same', ['same', 'same-1']],
    ['## 你好', ['你好']],
    ['## With [a link](/x/)', ['with-a-link']],
    ['## At localhost:port', ['at-localhostport']],
  ])('%j has the ids %j', async (body, ids) => {
    expect((await compile(body)).anchors).toEqual(ids)
  })

  test('contain no links in the table of contents', async () => {
    expect((await compile('## See [`cli`](/docs/cli/)')).toc[0]?.html).toBe('See <code>cli</code>')
  })
})

describe('links', () => {
  test.each([
    ['[a](./cli.mdx#b)', { file: 'content/docs/current/guides/cli.mdx', hash: 'b' }],
    ['[a](../cli.md)', { file: 'content/docs/current/cli.md', hash: '' }],
    ['[a](./a%20b.mdx)', { file: 'content/docs/current/guides/a b.mdx', hash: '' }],
    ['[a](#%C3%A9)', { file: path, hash: 'é' }],
    ['[a](/docs/cli/?q#b)', { route: '/docs/cli/', hash: 'b' }],
    ['[a](cli)', { file: undefined, route: undefined, hash: '' }],
  ])('%s is collected', async (body, link) => {
    const { links } = await compile(body)
    const written = /\((.*)\)/.exec(body)?.[1]
    expect(links).toHaveLength(1)
    expect(links[0]).toMatchObject({ ...link, written, line: 1, column: 1 })
  })

  test('have their position', async () => {
    const { links } = await compile('\n\ntext\n\n- text [a](/a/)\n\n[b]: /b/\n')
    expect(links.map(({ line, column }) => [line, column])).toEqual([
      [5, 8],
      [7, 1],
    ])
  })
})

describe('problems', () => {
  test.each([
    ['an unclosed brace', 'a\n\nb {c\n', 3, 3, 'a brace is not closed'],
    ['an unclosed block of code', 'a\n\n{b\n\nc\n', 3, 1, 'a brace is not closed'],
    ['an HTML comment', 'a\n\n<!-- b -->\n', 3, 1, 'an HTML comment, which MDX does not have'],
    ['a comment in a tag', '<b {/* c */}>d</b>\n', 1, 5, 'a comment or empty braces in a tag'],
    ['a note in a tag', '<b // c\n>d</b>\n', 1, 5, 'a comment or empty braces in a tag'],
    ['an unknown component in text', 'a <Icon name="x" /> b', 1, 3, 'unknown component <Icon>'],
    ['another export', `import { T } from '@theme/Tabs'`, 1, 1, /^unknown import "T"/],
    ['a heading of level 1', 'a\n\n# B\n', 3, 1, 'the body has a level 1 heading'],
    ['a malformed link', 'a\n\nb [c](#100%)\n', 3, 3, /URI malformed|#100%/],
  ])('%s', async (_, body, line, column, message) => {
    const { code, problems } = await compile(body)
    expect(code).toBe('')
    expect(problems).toHaveLength(1)
    expect(problems[0]).toMatchObject({ path, line, column })
    expect(problems[0]?.fix).not.toBe('')
    if (typeof message === 'string') expect(problems[0]?.message).toBe(message)
    else expect(problems[0]?.message).toMatch(message)
  })

  test.each([
    ['<Details open=“a”>b</Details>', 'put the value in straight quotes, as in id="a"'],
    ['<p id=a>b</p>', 'put the value in straight quotes, as in id="a"'],
    ['a</br>b', 'remove it, or write <br /> for a line break'],
  ])('%s: the syntax is explained', async (body, fix) => {
    const { problems } = await compile(body)
    expect(problems.map((problem) => problem.fix)).toEqual([fix])
  })

  test.each([
    [`import Tabs from '@theme/Tab'`, '@theme/Tabs'],
    ['```javscript\na\n```', 'javascript'],
  ])('%s: the suggested name is %s', async (body, suggestion) => {
    const { problems } = await compile(body)
    expect(problems.map((problem) => problem.suggestion)).toEqual([suggestion])
  })

  test('are all collected', async () => {
    const { problems } = await compile('# A\n\n<B />\n\n```nope\n```\n\n:::d\n:::\n')
    expect(problems).toHaveLength(4)
  })
})

test('a .md file is Markdown without JSX', async () => {
  const { problems } = await compile('a {b} < c\n\n## D {#d}\n', 'content/docs/current/page.md')
  expect(problems).toEqual([])
})

test('an empty body compiles', async () => {
  expect(await compile('')).toMatchObject({ toc: [], anchors: [], links: [], problems: [] })
})
