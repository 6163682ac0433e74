import { describe, expect, test } from '@jest/globals'
import { compileBody } from '@/lib/testing/compile-body'
import { findCheckedRelease } from './code-checks'

const CURRENT = 'content/docs/current/cli.mdx'

/** Returns the release that a fence was checked against. */
const find = (language: string, meta: string, code: string, path = CURRENT) =>
  findCheckedRelease(path, { language, meta, code })

describe('readers are told about a check', () => {
  test.each([
    [CURRENT, '3.1.1'],
    ['content/docs/3.1.1/cli.mdx', '3.1.1'],
    ['content/docs/3.0.1/cli.mdx', '3.0.1'],
    ['content/blog/post.mdx', undefined],
    ['content/tests/docs/page.mdx', undefined],
  ])('in %s: %s', (path, release) => {
    expect(find('ts', '', 'export const a = 1', path)).toBe(release)
  })

  test.each([
    ['ts', 'in=themeConfig', 'navbar: {}'],
    ['json', 'title="sidebars.json"', '{}'],
    ['yaml', 'title="blog/authors.yml"', 'a: {}'],
    ['md', '', '---\ntitle: A\n---\n'],
    ['bash', '', 'npx docusaurus start'],
    ['bash', 'npm2yarn', 'npm install --save @docusaurus/theme-mermaid@3.1.1'],
    ['bash', '', 'cd site\nnpm run build -- --no-minify'],
  ])('%s %s %j', (language, meta, code) => {
    expect(find(language, meta, code)).toBe('3.1.1')
  })

  test.each([
    ['ts', 'no-check="shows a mistake"', 'a ='],
    ['jsx', 'live', '<b>a</b>'],
    ['json', 'title="shop.json"', '{}'],
    ['mdx', '', '# No front matter'],
    ['bash', '', 'git clone https://git.example/site'],
    ['css', '', 'a {}'],
  ])('but not for %s %s %j', (language, meta, code) => {
    expect(find(language, meta, code)).toBeUndefined()
  })
})

describe('the releases of a document', () => {
  test.each([
    ['have one for each block', '```ts\nconst a = 1\n```\n', ['3.1.1']],
    ['leave out what was not checked', '```css\na {}\n```\n', []],
    [
      'have one for commands as they are written only',
      '```bash npm2yarn\nnpm run build\n```\n',
      ['3.1.1'],
    ],
    ['leave out code in a component', '<CodeBlock language="ts">{`a()`}</CodeBlock>\n', []],
  ])('%s', async (_, body, releases) => {
    const { checkedReleases } = await compileBody(body)
    expect(checkedReleases).toEqual(releases)
  })
})
