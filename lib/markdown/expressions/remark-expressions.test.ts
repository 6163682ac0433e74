import { describe, expect, test } from '@jest/globals'
import { compileBody, findBodyProblems } from '@/lib/testing/compile-body'
import { provideFiles } from '@/lib/testing/temporary-files'
import { toBodyHtml } from '../body/body-html'
import { compileMdx } from '../compile/compile'

provideFiles({
  'content/docs/current/data.json': '{ "name": "Kettle", "sizes": [1, 2] }',
  'content/docs/current/broken.json': '{ "name" }',
})

async function toHtml(body: string, frontMatter = ''): Promise<string> {
  const path = 'content/docs/current/page.mdx'
  const { code, problems } = await compileMdx({ path, frontMatter, body })
  expect(problems).toEqual([])
  return toBodyHtml(code, { href: '/docs/page/', links: {} })
}

describe('an expression shows', () => {
  test.each([
    ['a constant', 'export const a = 6 * 7\n\nIt is {a}.', '<p>It is 42.</p>'],
    ['what only JavaScript can tell', 'Is {Math.max(1, 2)} {`${1 + 1}`}?', '<p>Is 2 2?</p>'],
    ['the space between two', '{new Date(0).getTime()} {Math.max(1, 2)}', '0 2'],
    ['front matter', 'See {frontMatter.title}, {contentTitle}.', '<p>See Tea, Tea.</p>'],
    ['metadata', 'See {metadata.title}.', '<p>See Tea.</p>'],
    ['nothing for a condition', 'a{false}{null}{true && ""}{/* note */}b', '<p>ab</p>'],
    [
      'a list',
      "<ul>{['a', 'b'].map((x) => <li key={x}>{x}</li>)}</ul>",
      '<ul><li>a</li><li>b</li></ul>',
    ],
    ['JSX', '{1 > 0 && <b title="c">a</b>} d', '<p><b title="c">a</b> d</p>'],
    ['spread attributes', '<b {...{ title: `c` }}>a</b> d', '<p><b title="c">a</b> d</p>'],
    [
      'a component',
      'export const Hi = ({ to, children }) => <b>{to}{children}</b>\n\nOh <Hi to="a">*b*</Hi>',
      '<p>Oh <b>a<em>b</em></b></p>',
    ],
    [
      'a function above its definition',
      'export const a = <B c="d" />\n\nexport function B({ c }) { return <b>{c}</b> }\n\nOh {a}',
      '<p>Oh <b>d</b></p>',
    ],
    [
      'imports with other names',
      'import L from "@docusaurus/Link"\nimport { Fragment as F } from "react"\n\n<F>*a* <L to="/b">c</L></F>',
      '<em>a</em> <a href="/b/">c</a>',
    ],
    [
      'a default import in braces',
      'import { default as L } from "@docusaurus/Link"\n\nOh <L to="/b">c</L>',
      '<p>Oh <a href="/b/">c</a></p>',
    ],
    [
      'data',
      "import data, { sizes } from './data.json'\n\n{data.name}: {sizes.join()}",
      '<p>Kettle: 1,2</p>',
    ],
    ['required data', "Its {require('./data.json').name}", '<p>Its Kettle</p>'],
  ])('%s', async (_, body, html) => {
    const shown = await toHtml(body, 'title: Tea')
    expect(shown.replace(/\s+/g, ' ')).toBe(html)
  })
})

test('a document is compiled again when its data changes', async () => {
  const { dependencies } = await compileBody("import a from './data.json'\n\n{a.name}\n")
  expect(Object.keys(dependencies)).toEqual(['content/docs/current/data.json'])
})

describe('a problem', () => {
  test.each([
    [
      '<button onclick="alert(1)">Press</button>',
      '1:1 "onclick" of <button> would be blocked by the site’s security policy',
    ],
    ['\nSet `$HOME` to ${HOME}', '2:17 "HOME" is not defined'],
    ['a {{ x }}', '1:3 "x" is not defined'],
    ['a {{ x: 1 }}', '1:3 the expression is an object, which can’t be shown'],
    ['a {() => 1}', '1:3 the expression is a function, which can’t be shown'],
    [
      '{f(a, b)}, {(1, 2)}',
      '1:1 "f" is not defined',
      '1:12 only the last of these values would be shown',
    ],
    ['a {} b', '1:3 the braces are empty'],
    ['a {frontMatter.titel}', '1:3 the expression has no value'],
    [
      'export const site = {}\n\na {site.a.b}',
      "3:3 the code fails: Cannot read properties of undefined (reading 'b')",
    ],
    ['a {process.env.HOME}', '1:3 "process" is not allowed in a document'],
    ['export const greeting = 1\n\na {greetin}', '3:3 "greetin" is not defined (greeting)'],
    ['export const a = b\n\n{a}', '1:1 "b" is not defined'],
    ['export const a = b\n\nexport const b = 1', '1:1 "b" is used before it is defined'],
    ['a {<Tab />}', '1:3 "Tab" is not defined (Tabs)'],
    ['<b title={x}>[y](#z)</b> c', '1:1 "x" is not defined'],
    ['<button onClick={() => alert(1)}>Press</button>', '1:1 "onClick" of <button> is a function'],
    ["\nimport './tea.js'", '2:1 the import of "./tea.js" has no name, so it has no effect'],
    [
      "import tea from './tea.module.css'\n\n<b className={tea.a}>b</b> c",
      '1:1 documents can’t import the style sheet "./tea.module.css"',
    ],
    ["export { a } from './a'\n\nb", '1:1 a document can’t export what "./a" exports'],
    ["export * from './a'", '1:1 a document can’t export what "./a" exports'],
    ['export default () => null', '1:1 a document has no default export'],
    ["\nexport const a = require('./x')", '2:1 require("./x") is neither a file nor JSON'],
    ["import { a } from './x'\n\n{a.b} {a}", '1:1 unknown import "a" from "./x"'],
    [
      "import a from './dta.json'\n\n{a.b}",
      '1:1 the import "./dta.json" does not lead to a file (./data.json)',
    ],
    [
      "import a from './broken.json'\n\n{a}",
      expect.stringMatching(/^1:1 "\.\/broken\.json" is not JSON: /),
    ],
  ])('%s', async (body, ...problems) => {
    expect(await findBodyProblems(body)).toEqual(problems)
  })
})

test('a missing component is reported once, and a misspelled one at each use', async () => {
  const body = '<Icon />\n\na <Icon /> <Tab />\n\n<Tab />\n'
  expect(await findBodyProblems(body)).toEqual([
    '1:1 unknown component <Icon>',
    '3:12 unknown component <Tab> (Tabs)',
    '5:1 unknown component <Tab> (Tabs)',
  ])
})

test.each(['!!yaml-loader!./a.yml', './a.ts?raw', '!!raw-loader!babel-loader!./a.ts'])(
  'a file that only a loader could import is a problem: %s',
  async (from) => {
    const { problems } = await compileBody(`import a from '${from}'\n\n{a}\n`)
    expect(problems.map(({ fix }) => fix)).toEqual([
      'write `!!raw-loader!` before the path to import a file as text; there are no other loaders',
    ])
  },
)

test.each([
  ["import { useColorMode } from '@docusaurus/theme-common'", 'useCurrentSidebarCategory'],
  ["import useBaseUrl, { useBaseUrlUtils } from '@docusaurus/useBaseUrl'", 'useBaseUrl'],
  ["import { useState } from 'react'", 'React, Fragment'],
])('an import says what else documents have of the module: %s', async (body, names) => {
  const { problems } = await compileBody(body)
  expect(problems.map(({ fix }) => fix)).toEqual([expect.stringMatching(`have only ${names}$`)])
})

test('the positions of card lists are collected, including those in partials', async () => {
  const [path, partial] = ['content/docs/current/page.mdx', 'content/docs/current/_list.mdx']
  const body = `import List from './_list.mdx'\n\n<DocCardList />\n\n- <DocCardList />\n\n<List />\n`
  const partials = { [partial]: 'Text\n\n<DocCardList />\n' }
  const { cardLists, problems } = await compileBody(body, path, partials)
  expect(problems).toEqual([])
  expect(cardLists).toEqual([
    { path, line: 3, column: 1 },
    { path, line: 5, column: 3 },
    { path: partial, line: 3, column: 1 },
  ])
})
