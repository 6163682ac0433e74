import { expect, test } from '@jest/globals'
import { compileBody } from '@/lib/testing/compile-body'

/** Returns the HTML of a body before and after the marker. */
async function split(path: string, body: string) {
  const { code, problems, truncated } = await compileBody(body, path)
  expect(problems).toEqual([])
  const pieces = [...code.matchAll(/html: ("(?:[^"\\]|\\.)*")/g)].map(([, html = '""']) =>
    (JSON.parse(html) as string).trim(),
  )
  return { truncated, pieces, hasRest: code.includes('AfterTruncation') }
}

test.each([
  ['content/blog/a.mdx', 'a\n\n{/* truncate */}\n\nb\n'],
  ['content/blog/a.mdx', 'a\n\n<!-- truncate -->\n\nb\n'],
  ['content/blog/a.mdx', 'a\n{/* truncate */}\nb\n'],
  ['content/blog/a.mdx', 'a\n\n{/*truncate*/}\n\nb\n'],
  ['content/blog/a.md', 'a\n\n<!-- truncate -->\n\nb\n'],
  ['content/blog/a.md', 'a\n\n{/* truncate */}\n\nb\n'],
])('%s with %j is split at the marker', async (path, body) => {
  expect(await split(path, body)).toEqual({
    truncated: true,
    pieces: ['<p>a</p>', '<p>b</p>'],
    hasRest: true,
  })
})

test('footnotes come after the marker', async () => {
  const { pieces } = await split(
    'content/blog/a.mdx',
    'a[^1]\n\n{/* truncate */}\n\n[^1]: The note\n',
  )
  expect(pieces[0]).not.toContain('The note')
  expect(pieces[1]).toContain('The note')
})

test('a marker in code is ignored', async () => {
  const body = 'a\n\n```html\n<!-- truncate -->\n```\n'
  expect(await split('content/blog/a.mdx', body)).toMatchObject({
    truncated: false,
    hasRest: false,
  })
})

test('a second marker is a problem', async () => {
  const { problems } = await compileBody(
    'a\n\n{/* truncate */}\n\nb\n\n{/* truncate */}\n',
    'content/blog/a.mdx',
  )
  expect(problems).toEqual([
    {
      path: 'content/blog/a.mdx',
      line: 7,
      column: 1,
      message: 'there are two truncation markers',
      fix: 'keep the one where the excerpt ends',
    },
  ])
})

test.each([
  ['content/blog/a.mdx', 'a {/* truncate */} b\n', 1],
  ['content/blog/a.mdx', '- a\n\n  {/*truncate*/}\n', 3],
  ['content/blog/a.md', '- a\n\n  <!--truncate-->\n', 3],
  ['content/blog/a.md', '> {/* truncate */}\n', 1],
  ['content/blog/a.md', 'a {/* truncate */} b\n', 1],
])('%s with %j is a problem, because the marker is not a block of the page', async (...input) => {
  const [path, body, line] = input
  const { problems } = await compileBody(body, path)
  expect(problems).toMatchObject([
    { line, message: 'the truncation marker is inside another block' },
  ])
})
