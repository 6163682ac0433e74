import { test } from '@jest/globals'
import { compileMdx } from './compile'
import { checkFrontMatter, toSourceText } from '@/lib/content/source-text'
const c = async (body: string, partials = {}) => {
  const r = await compileMdx({ path: 'content/docs/current/page.mdx', frontMatter: '', body }, new Map(Object.entries(partials)))
  const html = [...r.code.matchAll(/(?:html|summary|part): "((?:[^"\\]|\\.)*)"/g)].map(([, s]) => JSON.parse(`"${s}"`)).join('|')
  console.log(body + '\n=====\n' + html + '\n' + JSON.stringify({...r, code: r.code.length}))
}
test('x', async () => {
  await c('$$\nx^2\n$$\n\n$\\foo{$ text\n')
  await c('hi {process.env.X}\n')
  await c('hi {eval("1")}\n')
  await c('<!-- c -->\n')
  await c('## Use localhost:port here\n\nat localhost:port and :emoji: 10:30 a:b[c]{d} ::leaf\n\n::leaf[x]\n\nok\n')
  await c("import P from './_p.mdx'\n\n<P/>\n\nlong text here for the source\n", {'content/docs/current/_p.mdx': 'see localhost:port\n\n```bahs\nx\n```\n\n[x](./y.mdx) '})
  await c("import P from '../shared/_p.mdx'\n\n<P/>\n\nlong text here for the source\n", {'content/docs/shared/_p.mdx': 'x\n\n\n\n[x](./y.mdx)\n\n{\n '})
  await c('```js title="src/pages/index.js"\nconst pages = "src/pages/"\n\n  if (a < b && c) {\t}  \n\n\n// é 😀\n```\n')
  await c('```md\n```js\n## T {#a}\n```\n')
  await c('```js /pages/\nconst pages = 1\n```\n\n`a{:js}` \n')
  await c('```\nplain\n```\n\n```JS\nx\n```\n')
  await c(':::tip[My **T**]\n\ntext\n\n::::\n')
  await c('::::note\n\nouter\n\n:::important\n\ninner\n\n:::\n\n::::\n')
  await c(':::tip Old title\n\ntext\n\n:::\n')
  await c('<Tabs>\n<TabItem value="a">\n\n<Details>\n\nx\n\n</Details>\n\n</TabItem>\n</Tabs>\n')
  await c('<Tabs>\ntext\n</Tabs>\n\n<TabItem value="a">x</TabItem>\n')
  await c('<div class="a" style="color:red" for="x">hi</div>\n\n<span style={{color: 1}}>x</span>\n\n<br/>\n\n<img src="/a.png" width="2"/>\n')
  await c('export const x = 1\n\nhi {x}\n\n- a\n- <Details>x</Details>\n')
  await c('[x][r]\n\n[r]: ./y.md\n\n[y](#a) [z](/docs/x#y) [w](foo) [q](?a=b)  [v](/a%20b#%C3%A9) \n\n![i](./img.png)\n\nfoot[^1]\n\n[^1]: note\n')
  await c('[v](#100%)\n')
  await c('## `code` & *em* [link](/x)\n\n## 你好\n\n## A\n\n## A\n\n### B \\{#b}\n')
  for (const t of ['---\ntitel: x\n---\n', '---\ntitle: x\nfoo:\n\tbar: 1\n---\n', '---\ntitle: [a\n---\n', '---\ntitle: a: b\n---\n','---\ntitle: 1\nkeywords: a\ndraft: "yes"\n sidebar_position: x\n---','---\ntitle: 1\nkeywords: a\ndraft: "yes"\nsidebar_position: x\nslug:\nimage: 2024-02-30\n---', '---\n- a\n---\n', '---\ntitle: a\ntitle: b\n---\n','', 'text', '---\n---\nx', '---\ntitle: "  "\n---\n', '---\ntitle: a\n\tslug: b\n---', '---\ntitle: a\nslug:\t[x\n---'])
    console.log(t, JSON.stringify(checkFrontMatter(toSourceText('p.mdx', t), 'Doc')))
  console.log(JSON.stringify(checkFrontMatter(toSourceText('p.mdx', '---\ntitle: a\ndate: 2023-02-30\n---'), 'Post')))
})
