import { expect, test } from '@jest/globals'
import { compileBody, findBodyProblems, renderBody } from '@/lib/testing/compile-body'

const path = 'content/docs/current/page.md'

test.each([
  [
    'with attributes',
    '<p align="center">Centered <b>bold</b> <i>text</i></p>',
    '<p align="center">Centered <b>bold</b> <i>text</i></p>',
  ],
  [
    'with lines',
    '<pre>\na\n  b &lt; c\n</pre>',
    '<figure class="code" data-lang="text"><pre tabindex="0"><code>a\n  b &#x3C; c</code></pre></figure>',
  ],
  ['without an end', '<ul>\n<li>a\n<li>b\n</ul>\n\nc', '<ul><li>a\n</li><li>b\n</li></ul><p>c</p>'],
  ['that is a comment', 'a\n\n<!-- b -->\n\nc', '<p>a</p><p>c</p>'],
  ['between comments', '<!-- a --><b>b</b><!-- c -->', '<b>b</b>'],
  [
    'indented in <pre>',
    '<pre>\na(\n  <b>b</b>,\n    c <i>d</i>\n)\n</pre>',
    '<figure class="code" data-lang="text"><pre tabindex="0"><code>a(\n  <b>b</b>,\n    c <i>d</i>\n)\n</code></pre></figure>',
  ],
  [
    'with empty attributes',
    '<input type="radio" checked value="">',
    '<input type="radio" checked value="">',
  ],
  [
    'with the name of what every object inherits',
    '<constructor>a</constructor>',
    '<p><constructor>a</constructor></p>',
  ],
])('HTML %s is shown', async (_, body, html) => {
  expect((await renderBody(body, path)).trim().replace(/>\s*\n\s*</g, '><')).toEqual(html)
})

test.each([
  [
    "import {\n  a,\n} from 'b'\n\na\n",
    '1:1 imports and exports are MDX, and a .md file is Markdown with HTML',
  ],
  ['export const a = 1\n', '1:1 imports and exports are MDX, and a .md file is Markdown with HTML'],
  [
    'a\n\n<div>\n<Tabs>\n</Tabs>\n</div>',
    '4:1 <Tabs> is a component, and a .md file is Markdown with HTML',
  ],
  [
    'a\n\n<p>\n<img src={b} alt="c" />\n</p>',
    '4:1 an attribute in braces is MDX, and a .md file is Markdown with HTML',
  ],
  [
    'a <img alt="b" style={{ c: 1 }} /> d',
    '1:3 an attribute in braces is MDX, and a .md file is Markdown with HTML',
  ],
  [
    'a {/* b */} c {/* d */}',
    '1:3 a comment in braces is MDX, and a .md file is Markdown with HTML',
  ],
  ['npm install <package>', '1:13 <package> is not an element of HTML, so it is not shown'],
  ['<b>Map<string></b>', '1:7 <string> is not an element of HTML, so it is not shown'],
  ['a\n\n<!-- b\n\nc', '3:1 a tag, a quote or a comment of this HTML has no end'],
  ['<p class=">a</p>', '1:1 a tag, a quote or a comment of this HTML has no end'],
  [
    '<iframe src="https://e.example" style="border: 0"></iframe>',
    '1:1 <iframe> would be blocked by the site’s security policy',
  ],
  [
    '<p style="color: red">a</p>',
    '1:1 the style of <p> would be blocked by the site’s security policy',
  ],
])('%j is a problem', async (body, problem) => {
  expect(await findBodyProblems(body, path)).toEqual([problem])
})

test.each(['import { a } from "b" is what it needs', 'export default values to a file'])(
  '%s may be a sentence',
  async (body) => {
    expect(await findBodyProblems(body, path)).toEqual([])
  },
)

test.each(['<a-b>c</a-b>', '<intro-end />', '<b>c', '<b title=" c={d}">e</b>', '\\<a b={c}>'])(
  '%s may be HTML',
  async (body) => {
    expect(await findBodyProblems(body, path)).toEqual([])
  },
)

test('a link follows the same rules as in MDX', async () => {
  const { links } = await compileBody('<a href="./other.mdx#b">a</a>', path)
  expect(links).toMatchObject([{ file: 'content/docs/current/other.mdx', hash: 'b' }])
})
