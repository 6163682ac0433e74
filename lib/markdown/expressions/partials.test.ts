import { describe, expect, test } from '@jest/globals'
import { compileBody, findBodyProblems } from '@/lib/testing/compile-body'
import { provideFiles } from '@/lib/testing/temporary-files'
import { toBodyHtml } from '../body/body-html'

const path = 'content/docs/current/page.mdx'
const partialPath = 'content/docs/shared/_steps.mdx'

/** Compiles a page that includes one partial. */
const compileWith = (partial: string, more: Record<string, string> = {}) =>
  compileBody(
    `import Steps from '../shared/_steps.mdx'\n\n## Before\n\n<Steps />\n\n## After\n`,
    path,
    { [partialPath]: partial, ...more },
  )

describe('a partial', () => {
  test('is part of the page: its headings are in the table of contents', async () => {
    const { toc, anchors, problems } = await compileWith('## One\n\n### Two {#two}\n')
    expect(problems).toEqual([])
    expect(toc.map(({ id }) => id)).toEqual(['before', 'one', 'two', 'after'])
    expect(anchors).toContain('two')
  })

  test('is processed by every plugin', async () => {
    const { code, problems } = await compileWith(
      ':::tip\na\n:::\n\n```js\nconst a = 1\n```\n\n$x$ at localhost:port\n',
    )
    expect(problems).toEqual([])
    for (const part of ['admonition', 'figure', '<math', ' at localhost:port</p>']) {
      expect(code).toContain(part)
    }
  })

  test('may include others', async () => {
    const { toc } = await compileWith(`import More from './_more.mdx'\n\n<More />\n`, {
      'content/docs/shared/_more.mdx': '## More\n',
    })
    expect(toc.map(({ id }) => id)).toEqual(['before', 'more', 'after'])
  })

  test('is Markdown with HTML if it is a .md file', async () => {
    const { problems } = await compileBody(`import A from './_a.md'\n\n<A />\n`, path, {
      'content/docs/current/_a.md': '{b} < c\n\n<p style="b">c</p>\n',
    })
    expect(problems).toMatchObject([{ path: 'content/docs/current/_a.md', line: 3, column: 1 }])
  })

  test('has links that are relative to its own file', async () => {
    const { links, code } = await compileWith('[a](./a.mdx)\n')
    expect(links).toMatchObject([{ file: 'content/docs/shared/a.mdx' }])
    expect(code).toContain('file:content/docs/shared/a.mdx')
  })

  test.each([
    ['an unknown language', 'a\n\n```jss\nb\n```\n', 3, 1],
    ['a syntax problem', 'a\n\n<!-- b -->\n', 3, 1],
    ['an open admonition', ':::note\na\n', 1, 1],
  ])('%s in it is a problem of its own file', async (_, partial, line, column) => {
    const { problems } = await compileWith(partial)
    expect(problems).toHaveLength(1)
    expect(problems[0]).toMatchObject({ path: partialPath, line, column })
  })
})

describe('a missing partial', () => {
  provideFiles({ 'content/docs/current/_step.mdx': 'text' })

  test('is a problem with a suggestion', async () => {
    const { problems } = await compileBody(`import A from './_steps.mdx'\n\n<A />\n`, path)
    expect(problems).toEqual([
      {
        path,
        line: 3,
        column: 1,
        message: 'the partial "content/docs/current/_steps.mdx" does not exist',
        fix: 'correct the path of the import',
        suggestion: 'content/docs/current/_step.mdx',
      },
    ])
  })
})

test('two partials that include each other are a problem', async () => {
  const { problems } = await compileWith(`import More from './_more.mdx'\n\n<More />\n`, {
    'content/docs/shared/_more.mdx': `import Steps from './_steps.mdx'\n\n<Steps />\n`,
  })
  const message = `the partial "${partialPath}" includes itself`
  expect(problems).toMatchObject([{ message, fix: 'remove the import' }])
})

describe('a component of the test area', () => {
  const body = `import CrashTest from '@site/src/components/tests/CrashTest'\n\n<CrashTest />\n`

  test('is known in the test area', async () => {
    const page = 'content/tests/pages/crashTest.mdx'
    expect(await findBodyProblems(body, page)).toEqual([])
  })

  test('is unknown elsewhere, which is one problem regardless of how often it is used', async () => {
    const { problems } = await compileBody(body)
    expect(problems).toMatchObject([
      {
        message: 'unknown import "CrashTest" from "@site/src/components/tests/CrashTest"',
        line: 1,
      },
    ])
  })
})

describe('a partial is a component', () => {
  const show = async (text: string, use: string, more: Record<string, string> = {}) => {
    const body = `import P from './_p.mdx'\n\n${use}\n`
    const partials = { 'content/docs/current/_p.mdx': text, ...more }
    const { code, problems } = await compileBody(body, path, partials)
    expect(problems).toEqual([])
    return toBodyHtml(code, { href: '/docs/page/', links: {} })
  }

  test.each([
    ['a number', '{props.n + 1} cups', '<P n={1} />', '<p>2 cups</p>'],
    ['true', 'It is {props.hot ? "hot" : "cold"}', '<P hot />', '<p>It is hot</p>'],
    ['an expression', 'Hello {props.name}', '<P name={`A${"da"}`} />', '<p>Hello Ada</p>'],
    ['JSX', 'Hello {props.name}', '<P name={<b>Ada</b>} />', '<p>Hello <b>Ada</b></p>'],
    ['a default', "Hello {props.name ?? 'you'}", '<P />', '<p>Hello you</p>'],
    ['nothing if it is missing', 'Hello{props.name}', '<P />', '<p>Hello</p>'],
    ['children in text', 'a {props.children} b', '<P>*c*</P>', '<p>a <em>c</em> b</p>'],
    ['no children', 'a\n\n{props.children}', '<P />', '<p>a</p>'],
    ['text in a line', '10 €', 'It costs <P />.', '<p>It costs 10 €.</p>'],
    [
      'its own front matter',
      '---\ntitle: Part\n---\n\nSee {frontMatter.title}',
      '<P />',
      '<p>See Part</p>',
    ],
  ])('that gets %s', async (_, text, use, html) => {
    expect((await show(text, use)).replaceAll('\n', '')).toBe(html)
  })

  test('passes on what it gets', async () => {
    const inner = { 'content/docs/current/_q.mdx': '{props.name}: {props.children}' }
    const text = `import Q from './_q.mdx'\n\n<Q name={props.name}>*b*</Q>`
    expect(await show(text, '<P name="a" />', inner)).toBe('<p>a: <em>b</em></p>')
  })

  test('used twice shows its props each time, with headings of their own', async () => {
    const body = `import P from './_p.mdx'\n\n<P name="a" />\n\n<P name="b" />\n`
    const { toc, problems } = await compileBody(body, path, {
      'content/docs/current/_p.mdx': '## For {props.name}\n\n### How',
    })
    expect(problems).toEqual([])
    expect(toc.map(({ id }) => id)).toEqual(['for-a', 'how', 'for-b', 'how-1'])
  })

  test.each(['./steps.mdx', '../current/steps.mdx', '@site/content/docs/current/steps.mdx'])(
    'from %s, without an underscore',
    async (specifier) => {
      const { toc, problems } = await compileBody(
        `import Steps from '${specifier}'\n\n<Steps />\n`,
        path,
        { 'content/docs/current/steps.mdx': '## Steps' },
      )
      expect(problems).toEqual([])
      expect(toc).toMatchObject([{ id: 'steps' }])
    },
  )

  test('used twice has each of its problems once', async () => {
    const body = `import P from './_p.mdx'\n\n<P />\n\n<P />\n`
    const partials = { 'content/docs/current/_p.mdx': 'a {b}' }
    expect(await findBodyProblems(body, path, partials)).toEqual(['1:3 "b" is not defined'])
  })

  test('has only a default export', async () => {
    expect(
      await findBodyProblems(`import { a } from './_p.mdx'\n\n{a}\n`, path, {
        'content/docs/current/_p.mdx': 'export const a = 1',
      }),
    ).toEqual(['1:1 unknown import "a" from "./_p.mdx"'])
  })
})

test('footnotes of several files have different ids', async () => {
  const field = (name: string) =>
    `A note[^1], again[^1] and again[^1], and a [guide][guide].\n\n[^1]: Of ${name}.\n\n[guide]: https://${name}.example/\n`
  const body = `import A from './_a.mdx'\nimport B from './_b.mdx'\n\n<A />\n\n<B />\n\n${field('page')}`
  const { anchors, problems } = await compileBody(body, path, {
    'content/docs/current/_a.mdx': field('a'),
    'content/docs/current/_b.mdx': field('b'),
  })
  expect(problems).toEqual([])
  expect(anchors.filter((id) => id.startsWith('user-content-fn-'))).toEqual([
    'user-content-fn-1-p2',
    'user-content-fn-1-p3',
    'user-content-fn-1',
  ])
  expect(new Set(anchors).size).toBe(anchors.length)
})
