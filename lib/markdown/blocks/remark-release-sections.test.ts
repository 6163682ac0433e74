import { expect, test } from '@jest/globals'
import type { DocumentKind } from '@/lib/source/front-matter'
import { compileMdx } from '../compile/compile'

const path = 'content/changelog/3.1.1.mdx'

const frontMatter = `version: 3.1.1
date: 2024-01-26
sections:
  - kind: bug-fix
    items:
      - prs: [2, 3]
        packages: [docusaurus, docusaurus-utils]
        text: Reads \`title\` and the [command line](../docs/current/cli.mdx).
  - kind: polish
    items:
      - prs: [3]
        text: Looks better.
`

const compile = (yaml: string, kind: DocumentKind = 'Release') =>
  compileMdx({ path, kind, frontMatter: yaml, body: 'Summary.\n' })

test('a mistake in the text of a change is reported where the text is', async () => {
  const { problems } = await compile(frontMatter.replace('Looks better.', 'Looks <Link> better.'))
  expect(problems).toMatchObject([
    { path, line: 13, column: 15, message: expect.stringContaining('Expected a closing tag') },
  ])
})

test('sections become headings and lists of changes with their pull requests and packages', async () => {
  const { code, toc, links, problems } = await compile(frontMatter)
  expect(problems).toEqual([])
  expect(toc.map(({ id }) => id)).toEqual(['bug-fixes', 'polish'])
  expect(code).toContain(String.raw`<li>Reads <code>title</code>`)
  expect(code).toContain('<code>docusaurus</code> <code>docusaurus-utils</code>')
  expect(code).toContain(
    String.raw`<a href=\"https://github.com/facebook/docusaurus/pull/2\" id=\"pr-2\"`,
  )
  expect(code.match(/id=..pr-3../g)).toHaveLength(1)
  // A link in a change has the position of its line in the file.
  expect(links).toMatchObject([{ file: 'content/docs/current/cli.mdx', path, line: 9, column: 15 }])
})

test('the changes are not part of the excerpt', async () => {
  const { code, truncated } = await compile(frontMatter)
  expect(truncated).toBe(true)
  expect(code.indexOf('AfterTruncation')).toBeLessThan(code.indexOf('pr-2'))
})

test('a text of more than a paragraph is a problem at its line', async () => {
  const { problems } = await compile(
    'version: 1.0.0\nsections:\n  - kind: polish\n    items:\n      - prs: [1]\n        text: "# a"\n',
  )
  expect(problems).toEqual([
    {
      path,
      line: 7,
      column: 15,
      message: 'the text of a change is longer than one paragraph',
      fix: 'write one line without headings, lists or code blocks',
    },
  ])
})

test('a release without front matter has no sections, and no problem in its body', async () => {
  expect((await compile('')).problems).toEqual([])
})

test('other documents have no sections', async () => {
  expect((await compile(frontMatter, 'Post')).toc).toEqual([])
})
