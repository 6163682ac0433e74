import { describe, expect, test } from '@jest/globals'
import { compileBody, findBodyProblems } from '@/lib/testing/compile-body'

describe('a link that cannot lead anywhere is a problem', () => {
  test.each([
    ['[a](localhost:3000)', ['1:1 the link "localhost:3000" has the unknown scheme "localhost:"']],
    [
      '<a href="javascript:void(0)">a</a>',
      ['1:1 the link "javascript:void(0)" has the unknown scheme "javascript:"'],
    ],
    [
      'a ![b](c.png =9x9)',
      ['1:4 the target "c.png =9x9" has a space, so the link or image is text'],
    ],
    [
      'a [b](https://e.example/c d) [e](https://e.example “f”)',
      [
        '1:3 the target "https://e.example/c…" has a space, so the link is text',
        '1:30 the target "https://e.example…" has a space, so the link is text',
      ],
    ],
    ['a [b](./c.mdx d', ['1:3 "[b](./c.mdx d" is text, not a link']],
    ['a [b] (./c.mdx) d', ['1:3 "[b] (./c.mdx)" is text, not a link']],
    ['a (b)[./c.mdx] d', ['1:3 "(b)[./c.mdx]" is text, not a link']],
    ['[](https://e.example)', ['1:1 the link has no text, so it is not shown']],
    ['[*a* b][nowhere]', ['1:5 the reference [nowhere] has no definition']],
    ['a[^1] b', ['1:2 the reference [^1] has no definition']],
    ['a\n\n[^1]: b', ['3:1 nothing refers to the footnote [^1], so it is not shown']],
    [
      'a[^Note]\n\n[^Note]: b\n\n[^note]: c',
      ['5:1 an earlier footnote is [^note], so this one is not shown'],
    ],
  ])('%j', async (body, problems) => {
    expect(await findBodyProblems(body)).toEqual(problems)
  })

  test.each([
    '[a](https://e.example) [b](mailto:a@e.example) [c](tel:1) [d](//e.example/)',
    '[a][b]\n\n[b]: https://e.example',
    'a[^1] b[^1]\n\n[^1]: c',
    '[a] (https://e.example), (https://e.example)',
    'list[0] (n times), f(x)[0], \\[a](./b and [*a*](https://e.example)',
    'list[0](n times), \\[a](./b c.mdx), `[a](./b c.mdx)`',
    'list[0][1], `[a][b]`, \\[a][b] and \\[^a]',
  ])('%j is valid', async (body) => {
    expect(await findBodyProblems(body)).toEqual([])
  })
})

const path = 'content/docs/current/page.mdx'

describe('a link is collected', () => {
  test.each([
    ['<a href="/nowhere/#a">b</a>', { written: '/nowhere/#a', route: '/nowhere/', hash: 'a' }],
    ['<a href="./b.mdx">b</a>', { written: './b.mdx', file: 'content/docs/current/b.mdx' }],
    ['<iframe src="./b.html" />', { written: './b.html', route: undefined, isPlain: true }],
    ['<iframe src="/b.html?c" />', { written: '/b.html?c', route: '/b.html', isPlain: true }],
    ['[a](pathname:///api/#b)', { written: 'pathname:///api/#b', route: '/api/', isPlain: true }],
  ])('%s', async (body, link) => {
    const { links } = await compileBody(body)
    expect(links).toEqual([expect.objectContaining({ path, line: 1, column: 1, ...link })])
  })

  test.each([
    "<a href={require('./nothing.mdx')}>a</a>",
    '<a id="b">b</a>',
    '<a href="https://e.example">a</a>',
    '[a](https://e.example)',
  ])('but not from %s', async (body) => {
    expect((await compileBody(body)).links).toEqual([])
  })
})
