import { describe, expect, test } from '@jest/globals'
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

describe('a skipped level is a problem', () => {
  test.each([
    ['## A\n\n#### B\n', ['3:1 a level 4 heading follows a level 2 heading']],
    ['### A\n\n#### B\n', ['1:1 a level 3 heading follows the title']],
    ['## A\n\n### B\n\n#### C\n\n## D\n\n### E\n', []],
  ])('%j', async (body, problems) => {
    expect(await findBodyProblems(body)).toEqual(problems)
  })

  test('but not in fixtures', async () => {
    expect(await findBodyProblems('#### A\n', 'content/tests/docs/toc.mdx')).toEqual([])
  })
})
