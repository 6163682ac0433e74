import { expect, test } from '@jest/globals'
import { toBodyHtml } from '@/lib/markdown/body/body-html'
import { compileBody } from '@/lib/testing/compile-body'
import { toMarkdown } from './twin-markdown'

const url = 'https://e.example/docs/page/'

async function toTwin(body: string): Promise<string> {
  const { code } = await compileBody(body)
  const html = toBodyHtml(code, { href: '/docs/page/', links: {} })
  const toTwinUrl = (target: string) => target.replace(/\/(?=#|$)/, '.md')
  return toMarkdown(html, url, toTwinUrl).trim()
}

test.each([
  [
    'tabs follow each other below their labels',
    '<Tabs>\n<TabItem value="npm">\n\na\n\n</TabItem>\n<TabItem value="yarn" label="Yarn">\n\nb\n\n</TabItem>\n</Tabs>',
    '**npm**\n\na\n\n**Yarn**\n\nb',
  ],
  ['an admonition is a quote with its title', ':::tip[A]\n\nb\n\n:::', '> **A**\n>\n> b'],
  [
    'code keeps its language and title',
    '```js title="a.js"\nlet a\n```',
    '`a.js`\n\n```js\nlet a\n```',
  ],
  ['a fence in code is closed', '````md\n```js\n```\n````', '````md\n```js\n```\n````'],
  ['a formula is TeX', 'a $\\frac{1}{2}$', 'a $\\frac{1}{2}$'],
  [
    'what is closed is read like everything else',
    '<details>\n<summary>A</summary>\n\nb\n\n</details>',
    '**A**\n\nb',
  ],
  [
    'links lead to other twins',
    '[a](/docs/b/#c) and [d](#e)',
    '[a](https://e.example/docs/b.md#c) and [d](https://e.example/docs/page.md#e)',
  ],
])('%s', async (_, body, expected) => {
  expect(await toTwin(body)).toBe(expected)
})
