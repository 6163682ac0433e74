import { describe, expect, test } from '@jest/globals'
import { toStyleClass } from '../math/sheets'
import { compileBody } from '@/lib/testing/compile-body'

const path = 'content/docs/current/page.mdx'

type Part = { name: string; html?: string; children?: Part | Part[] }

/** Returns what a body compiles to: components with their props, and prose as `StaticHtml`. */
async function toParts(body: string): Promise<Part[]> {
  const { code, problems } = await compileBody(body)
  expect(problems).toEqual([])
  const jsx = (type: unknown, props: object) =>
    typeof type === 'function' ? (type as (props: object) => Part)(props) : { name: type, ...props }
  const run = Reflect.construct(Function, [code]) as (runtime: object) => {
    default: (props: object) => Part
  }
  const { default: Content } = run({ Fragment: 'Fragment', jsx, jsxs: jsx, jsxDEV: jsx })
  const root = Content({
    components: { StaticHtml: 'StaticHtml', Mermaid: 'Mermaid', DocCardList: 'DocCardList' },
  })
  return [root.name === 'Fragment' ? root.children : root].flat() as Part[]
}

/** Returns the HTML of a body without components. */
async function toHtml(body: string): Promise<string> {
  const [part, ...others] = await toParts(body)
  expect(others).toEqual([])
  expect(part?.name).toBe('StaticHtml')
  return part?.html ?? ''
}

describe('prose', () => {
  test('is one piece of static HTML', async () => {
    expect(await toParts('a\n\n- b\n- c\n')).toEqual([
      { name: 'StaticHtml', html: '<p>a</p>\n<ul>\n<li>b</li>\n<li>c</li>\n</ul>' },
    ])
  })

  test('around a component is two pieces, and its content a third', async () => {
    const parts = await toParts('a\n\nb\n\n<DocCardList>\n\nc\n\n</DocCardList>\n\nd\n')
    expect(parts.map(({ name, html }) => [name, html?.trim()])).toEqual([
      ['StaticHtml', '<p>a</p>\n<p>b</p>'],
      ['DocCardList', undefined],
      ['StaticHtml', '<p>d</p>'],
    ])
    expect(parts[1]?.children).toMatchObject({ name: 'StaticHtml', html: '<p>c</p>' })
  })

  test('keeps the summary of details around a component in place', async () => {
    const [details] = await toParts('<Details summary="A">\n\n<DocCardList />\n\nb\n\n</Details>\n')
    expect(details?.children).toMatchObject([
      { name: 'summary', children: 'A' },
      { name: 'DocCardList' },
      { name: 'StaticHtml', html: '<p>b</p>' },
    ])
  })

  test('with an expression is HTML too', async () => {
    expect(await toHtml('export const a = 1\n\nb {a}\n')).toBe('<p>b 1</p>')
  })

  test('is escaped', async () => {
    expect(await toHtml('a \\< b & "c" `<d>`')).toBe(
      '<p>a &#x3C; b &#x26; "c" <code>&#x3C;d></code></p>',
    )
  })
})

describe('an emoji shortcode', () => {
  test('stays as it is in code, and if it is unknown', async () => {
    expect(await toHtml('`:tada:` and :no-emoji:')).toBe(
      '<p><code>:tada:</code> and :no-emoji:</p>',
    )
  })
})

describe('text with colons', () => {
  test.each(['localhost:3000', 'localhost:port', 'a ::b', '10:30', 'npm:@scope/name'])(
    '%s stays text',
    async (text) => {
      expect(await toHtml(`At ${text} now`)).toBe(`<p>At ${text} now</p>`)
    },
  )
  test('a separate line stays text', async () => {
    expect(await toHtml('a\n\n::name[label]\n\nb')).toContain('<p>::name[label]</p>')
  })
})

describe('links', () => {
  test.each([
    '[a](https://e.example/)',
    '[a](http://e.example/)',
    '[a](//e.example/)',
    '[a][b]\n\n[b]: https://e.example',
    'https://e.example',
    'c <a href="https://e.example">a</a>',
  ])('%j opens in a new tab', async (link) => {
    expect(await toHtml(link)).toContain(' target="_blank" rel="noopener noreferrer">')
  })
  test.each(['/docs/', '#a', '?b', 'mailto:a@e.example'])('%s opens no new tab', async (href) => {
    expect(await toHtml(`[a](${href})`)).toBe(`<p><a href="${href}">a</a></p>`)
  })
  test.each([
    ['[a](/b)', '/b/'],
    ['[a](/b?c=/d#e)', '/b/?c=/d#e'],
    ['[a][b]\n\n[b]: /b#c', '/b/#c'],
    ['<a href="/b#c">a</a>', '/b/#c'],
    ["<a href={useBaseUrl('/b')}>a</a>", '/b/'],
    ["<a href={useBaseUrl('b')}>a</a>", '/b/'],
    ['[a](../b.mdx#c)', 'file:content/docs/b.mdx#c'],
    ['<a href="./b.mdx">a</a>', 'file:content/docs/current/b.mdx'],
    ['[a](/b.xml)', '/b.xml'],
    ['[a](pathname:///b)', '/b'],
    ['[a](b)', 'b'],
  ])('%s leads to %s', async (link, href) => {
    expect(await toHtml(link)).toContain(`href="${href}"`)
  })
})

test('headings have a link to themselves', async () => {
  expect(await toHtml('## Über `uns`')).toBe(
    '<h2 id="über-uns">Über <code>uns</code><a class="hash-link" href="#%C3%BCber-uns" aria-label="Direct link to Über uns"></a></h2>',
  )
})

test('the checkboxes of a task list say whether the task is done', async () => {
  const html = await toHtml('- [x] a\n- [ ] b\n')
  expect([...html.matchAll(/<input[^>]*aria-label="([^"]*)"/g)].map(([, label]) => label)).toEqual([
    'Done',
    'To do',
  ])
})

describe('tables', () => {
  const table = '| Name | Default |\n| --- | --: |\n| `a` | 1 |\n'
  test('are groups that can be scrolled with the keyboard and are named after their columns', async () => {
    expect(await toHtml(table)).toMatch(
      /^<div class="table" role="group" aria-label="Table: Name, Default" tabindex="0"><table>[\s\S]*<\/table><\/div>$/,
    )
  })
  test('alignment is a class, because its attribute is obsolete', async () => {
    const html = await toHtml(table)
    expect(html).toContain('<th class="align-right">Default</th>')
    expect(html).toContain('<td class="align-right">1</td>')
    expect(html).not.toMatch(/ (?:style|align)=/)
  })
  test('headers next to an empty corner are marked as column headers', async () => {
    const html = await toHtml('| | Ours | Theirs |\n| - | - | - |\n| Pages | 1 | 2 |')
    expect(html).toContain('<th scope="col">Ours</th>')
    expect(html).not.toContain('<th></th>')
    expect(await toHtml(table)).not.toContain('scope=')
  })
  test('without headers are also named', async () => {
    expect(await toHtml('| | |\n| - | - |\n| a | b |')).toContain('aria-label="Table"')
  })
})

describe('math', () => {
  test('is HTML for display and MathML for screen readers', async () => {
    const html = await toHtml('a $x^2$ b')
    expect(html).toContain('<math xmlns="http://www.w3.org/1998/Math/MathML">')
    expect(html).toContain('<span class="katex-html" aria-hidden="true">')
  })

  test('in a block is display math', async () => {
    expect(await toHtml('$$\n\\sum_i x_i\n$$')).toMatch(
      /<span class="katex-display">.*<math [^>]*display="block"/,
    )
  })

  test('has classes instead of styles, which are listed', async () => {
    const { code, math } = await compileBody('a $x^2$ b $x^2$')
    expect(code).not.toContain('style=')
    expect(math).toContain('height:0.8141em;')
    expect(math).toHaveLength(new Set(math).size)
    for (const style of math ?? []) expect(code).toContain(toStyleClass(style))
  })

  test('has no list of styles without a formula', async () => {
    expect(await compileBody('a')).not.toHaveProperty('math')
  })
})

describe('HTML written as JSX', () => {
  test('details are static HTML', async () => {
    expect(await toHtml('<details open>\n<summary>a</summary>\n\nb\n\n</details>')).toBe(
      '<details open id="details-1-content"><summary>a</summary><p>b</p></details>',
    )
  })
  test.each([
    ['<div className="a" id="b">c</div>', '<div class="a" id="b">c</div>'],
    ['<label for="a">b</label>', '<label for="a">b</label>'],
    ['<hr className="a" />', '<hr class="a">'],
    ['<div title="a &amp; &quot;b&quot;">c</div>', '<div title="a &#x26; &#x22;b&#x22;">c</div>'],
  ])('%s', async (body, html) => {
    expect(await toHtml(body)).toBe(html)
  })
  test('with an expression stays JSX', async () => {
    expect(await toParts('<div title={1 + 1}>\n\na\n\n</div>')).toMatchObject([
      { name: 'div', title: 2, children: { name: 'StaticHtml', html: '<p>a</p>' } },
    ])
  })
})

test('the heading of the footnotes is for screen readers only', async () => {
  const body = 'a[^1]\n\n## B\n\n[^1]: c\n'
  const { toc } = await compileBody(body)
  expect(toc.map(({ id }) => id)).toEqual(['b'])
  expect(await toHtml(body)).toContain('<h2 class="sr-only" id="footnote-label">Footnotes</h2>')
})

test.each(['<p style="color: red">a</p>', "<p style={{ color: 'red' }}>a</p>"])(
  '%s is a problem, because the security policy blocks it',
  async (body) => {
    const { problems } = await compileBody(body)
    expect(problems).toEqual([
      {
        path,
        line: 1,
        column: 1,
        message: 'the style of <p> would be blocked by the site’s security policy',
        fix: 'give it a class that the stylesheets define',
      },
    ])
  },
)

test('a heading with only emoji has an id', async () => {
  const body = '## 🎉\n\n## 🎊\n'
  const { toc } = await compileBody(body)
  expect(toc.map(({ id }) => id)).toEqual(['section', 'section-1'])
})

test.each([
  ['<iframe src="https://v.example/1" />', '<iframe>', 'link to the page, or write a component'],
  [
    '<video><source src="https://v.example/1.mp4" /></video>',
    '<source>',
    'put the file into public/',
  ],
  ['<style>{`.a { color: red }`}</style>', '<style>', 'put the rules into a style sheet'],
  ['<base href="/a/" />', '<base>', 'remove it'],
  ['<script src="/a.js" />', '<script>', 'write the behavior as a component'],
])('%s is refused', async (body, name, fix) => {
  const { problems } = await compileBody(body)
  const message = `${name} would be blocked by the site’s security policy`
  expect(problems).toMatchObject([{ line: 1, message }])
  expect(problems[0]?.fix).toContain(fix)
})
