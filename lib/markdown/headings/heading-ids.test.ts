import { describe, expect, test } from '@jest/globals'
import { compileMdx } from '@/lib/markdown/compile/compile'
import { compileBody, findBodyProblems } from '@/lib/testing/compile-body'

describe('former ids of a heading', () => {
  test('are link targets, but not in the table of contents', async () => {
    const { anchors, formerIds, toc, code } = await compileBody('## Title {#new, old, oldest}\n')
    expect(anchors).toEqual(['new', 'old', 'oldest'])
    expect(formerIds).toEqual(['old', 'oldest'])
    expect(toc).toEqual([{ id: 'new', level: 2, html: 'Title' }])
    expect(code).toContain(
      '<h2 id=\\"new\\"><span id=\\"old\\"></span><span id=\\"oldest\\"></span>Title<a',
    )
  })

  test('work in a .md file as well', async () => {
    const { anchors } = await compileBody('## Title {#new,old}\n', 'content/examples/page.md')
    expect(anchors).toEqual(['new', 'old'])
  })

  test('cannot be used by another heading', async () => {
    expect(await findBodyProblems('## A {#a}\n\n## B {#b, a}\n')).toEqual([
      '3:1 the heading id "a" is used twice',
    ])
    const { anchors } = await compileBody('## B {#b, a}\n\n## A\n')
    expect(anchors).toEqual(['b', 'a', 'a-1'])
  })
})

test('the link of a heading names a formula once, by its source', async () => {
  const { code } = await compileBody('## The value of $x^2$ {#value}\n')
  expect(code).toContain('aria-label=\\"Direct link to The value of x^2\\"')
})

describe('an expression in a heading', () => {
  test.each([
    ['## Title {/* why */}\n', 'title', 'Title'],
    ['## {/* why */} Title {#id}\n', 'id', 'Title'],
    ['export const v = { latest: 3.2 }\n\n## Version {v.latest}\n', 'version-32', 'Version 3.2'],
  ])('%j is its text in the id and in the table of contents', async (body, id, html) => {
    const { toc, problems } = await compileBody(body)
    expect(problems).toEqual([])
    expect(toc).toEqual([{ id, level: 2, html }])
  })

  test('can name front matter', async () => {
    const source = { path: 'content/docs/current/a.mdx', frontMatter: 'title: Ada' }
    const { toc } = await compileMdx({ ...source, body: '## By {frontMatter.title}' })
    expect(toc).toMatchObject([{ id: 'by-ada' }])
  })

  test('is a problem if it fails', async () => {
    expect(await findBodyProblems('## Version {unknown}\n')).toEqual([
      '1:12 "unknown" is not defined',
    ])
  })
})

test('a component in a heading is its content in the table of contents', async () => {
  const { toc } = await compileBody('## With <Link to="https://e.example">a link</Link>\n')
  expect(toc).toEqual([{ id: 'with-a-link', level: 2, html: 'With a link' }])
})

test('an image in a heading is its alternative text in the table of contents', async () => {
  const { toc, code } = await compileBody('## ![Logo](/favicon.svg)\n')
  expect(toc).toEqual([{ id: 'logo', level: 2, html: 'Logo' }])
  expect(code).toContain('aria-label=\\"Direct link to Logo\\"')
})

test.each(['##', '## {#id}', '## {/* later */}'])('a heading needs text: %j', async (body) => {
  expect(await findBodyProblems(body)).toEqual(['1:1 the heading has no text'])
})

describe('a skipped level is a problem', () => {
  test.each([
    ['### A\n\n#### B\n', ['1:1 a level 3 heading follows the title']],
    ['## A\n\n### B\n\n#### C\n\n## D\n\n### E\n', []],
  ])('%j', async (body, problems) => {
    expect(await findBodyProblems(body)).toEqual(problems)
  })

  test('but not in fixtures', async () => {
    expect(await findBodyProblems('#### A\n', 'content/tests/docs/toc.mdx')).toEqual([])
  })
})

test('one heading of level 1 replaces a title that is hidden', async () => {
  const compileWith = async (frontMatter: string) => {
    const body = '\n\n\n&nbsp;\n\n# Own\n\n# Another\n'
    const path = 'content/docs/current/page.mdx'
    const { problems } = await compileMdx({ path, frontMatter, body, kind: 'Doc' })
    return problems.map(({ line }) => line)
  }
  expect(await compileWith('title: A')).toEqual([6, 8])
  expect(await compileWith('title: A\nhide_title: true')).toEqual([8])
})
