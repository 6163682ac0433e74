import { describe, expect, test } from '@jest/globals'
import { toBodyHtml } from './body-html'
import { compileMdx } from '../compile/compile'

const path = 'content/blog/page.mdx'

async function toHtml(body: string): Promise<string> {
  const { code, problems } = await compileMdx({ path, frontMatter: '', body })
  expect(problems).toEqual([])
  return toBodyHtml(code, { href: '/blog/a/', links: { 'content/blog/b.mdx': '/blog/b/' } })
}

test('a link to a file leads to its page', async () => {
  expect(await toHtml('[b](./b.mdx#c)')).toBe('<p><a href="/blog/b/#c">b</a></p>')
})

test('the text after the truncation marker is included', async () => {
  expect(await toHtml('a\n\n{/* truncate */}\n\nb\n')).toMatch(/^<p>a<\/p>\s*<p>b<\/p>$/)
})

describe('components and elements', () => {
  test.each([
    ['<div className="a" title={`b`}>{1 + 1}</div>', /^<div class="a" title="b">2<\/div>$/],
    [
      '<Details summary="a & b">\n\nc\n\n</Details>',
      /^<details id="details-1-content"><summary>a &#x26; b<\/summary>\s*<p>c<\/p>\s*<\/details>$/,
    ],
    [
      '<Details summary={<b>a</b>}>\n\nc\n\n</Details>',
      /^<details id="details-1-content"><summary><b>a<\/b><\/summary>\s*<p>c<\/p>/,
    ],
    [
      '<Details>\n\n<Details summary="b" />\n\n</Details>',
      /<summary>Details<\/summary>\s*<details id="details-2-content"><summary>b<\/summary>/,
    ],
    [
      '<details summary="a">\n\nc\n\n</details>',
      /^<details id="details-1-content"><summary>a<\/summary>\s*<p>c<\/p>/,
    ],
    [
      '```mermaid\nflowchart\na\n```',
      /^<figure class="code" data-lang="mermaid"><pre[^]*a[^]*<\/pre><\/figure>$/,
    ],
    [
      '<Mermaid value="graph TD; a-->b" />',
      /^<figure class="code" data-lang="mermaid"><pre[^]*a[^]*--[^]*b[^]*<\/pre><\/figure>$/,
    ],
    ['a\n\n<DocCardList />\n\nb', /^<p>a<\/p>\s*<p>b<\/p>$/],
    ['a\n\n<ColorGenerator />\n\nb', /^<p>a<\/p>\s*<p>b<\/p>$/],
  ])('%j', async (body, html) => {
    expect(await toHtml(body)).toMatch(html)
  })
})
