import { describe, expect, test } from '@jest/globals'
import { compileMdx } from '../compile/compile'

const path = 'content/docs/current/page.mdx'
const partialPath = 'content/docs/shared/_steps.mdx'

/** Compiles a page that includes one partial. */
const compileWith = (partial: string, more: Record<string, string> = {}) =>
  compileMdx(
    {
      path,
      frontMatter: '',
      body: `import Steps from '../shared/_steps.mdx'\n\n## Before\n\n<Steps />\n\n## After\n`,
    },
    new Map(Object.entries({ [partialPath]: partial, ...more })),
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
      ':::tip\na\n:::\n\n```js\nconst a = 1\n```\n\n$x$\n',
    )
    expect(problems).toEqual([])
    for (const part of ['admonition', 'figure', '<math']) expect(code).toContain(part)
  })

  test('may include others', async () => {
    const { toc } = await compileWith(`import More from './_more.mdx'\n\n<More />\n`, {
      'content/docs/shared/_more.mdx': '## More\n',
    })
    expect(toc.map(({ id }) => id)).toEqual(['before', 'more', 'after'])
  })

  test('may be included twice', async () => {
    const { toc, problems } = await compileMdx(
      { path, frontMatter: '', body: `import A from './_a.mdx'\n\n<A />\n\n<A />\n` },
      new Map([['content/docs/current/_a.mdx', '## A\n']]),
    )
    expect(problems).toEqual([])
    expect(toc.map(({ id }) => id)).toEqual(['a', 'a-1'])
  })

  test('keeps text such as localhost:port', async () => {
    const { code } = await compileWith('At localhost:port now.\n')
    expect(code).toContain('<p>At localhost:port now.</p>')
  })

  test('has links that are relative to its own file', async () => {
    const { links, code } = await compileWith('[a](./a.mdx)\n')
    expect(links).toMatchObject([{ file: 'content/docs/shared/a.mdx' }])
    expect(code).toContain('file:content/docs/shared/a.mdx')
  })

  test.each([
    ['an unknown component', '\n\n<Tab />\n', 3, 1],
    ['an unknown language', 'a\n\n```jss\nb\n```\n', 3, 1],
    ['a syntax problem', 'a\n\n<!-- b -->\n', 3, 2],
  ])('%s in it is a problem of its own file', async (_, partial, line, column) => {
    const { problems } = await compileWith(partial)
    expect(problems).toHaveLength(1)
    expect(problems[0]).toMatchObject({ path: partialPath, line, column })
  })
})

test('a partial that does not exist is a problem with a suggestion', async () => {
  const { problems } = await compileMdx(
    { path, frontMatter: '', body: `import A from './_steps.mdx'\n\n<A />\n` },
    new Map([['content/docs/current/_step.mdx', 'text']]),
  )
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

test('a partial that includes itself is a problem', async () => {
  const { problems } = await compileWith(`import Steps from './_steps.mdx'\n\n<Steps />\n`)
  expect(problems).toHaveLength(1)
  expect(problems[0]).toMatchObject({
    message: `the partial "${partialPath}" includes itself`,
    fix: 'remove the import',
  })
})

test('two partials that include each other are a problem', async () => {
  const { problems } = await compileWith(`import More from './_more.mdx'\n\n<More />\n`, {
    'content/docs/shared/_more.mdx': `import Steps from './_steps.mdx'\n\n<Steps />\n`,
  })
  expect(problems).toHaveLength(1)
  expect(problems[0]?.message).toBe(`the partial "${partialPath}" includes itself`)
})

describe('a component of the test area', () => {
  const body = `import CrashTest from '@site/src/components/tests/CrashTest'\n\n<CrashTest />\n`

  test('is known in the test area', async () => {
    const page = 'content/tests/pages/crashTest.mdx'
    expect((await compileMdx({ path: page, frontMatter: '', body }, new Map())).problems).toEqual(
      [],
    )
  })

  test('is unknown elsewhere, which is one problem regardless of how often it is used', async () => {
    const { problems } = await compileMdx({ path, frontMatter: '', body }, new Map())
    expect(problems).toMatchObject([
      {
        message: 'unknown import "CrashTest" from "@site/src/components/tests/CrashTest"',
        line: 1,
      },
    ])
  })
})
