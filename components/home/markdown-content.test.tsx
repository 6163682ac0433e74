import { describe, expect, test } from '@jest/globals'
import { renderToStaticMarkup } from 'react-dom/server'
import { toTokens } from './highlight'
import { MarkdownContent } from './markdown-content'
import { parseMarkdown, toOutline } from './parse-markdown'
import { sampleSource } from './sample'

const render = (source: string) =>
  renderToStaticMarkup(<MarkdownContent tree={parseMarkdown(source)} />)

describe('the demo', () => {
  test.each([
    ['', ''],
    ['# A', '<h2>A</h2>'],
    ['###### A', '<h6>A</h6>'],
    ['#tag', '<p>#tag</p>'],
    ['a **b** *c* `d`', '<p>a <strong>b</strong> <em>c</em> <code>d</code></p>'],
    ['[a](./b.md)', '<p><span class="mini-link">a</span></p>'],
    ['![a](./b.png)', '<p>a</p>'],
    ['10:a', '<p>10:a</p>'],
    ['a <b onclick=x>c</b>', '<p>a &lt;b onclick=x&gt;c&lt;/b&gt;</p>'],
    ['<img src=x onerror=alert(1)>', '&lt;img src=x onerror=alert(1)&gt;'],
    [':::other\n\na\n\n:::', '<div><p>a</p></div>'],
  ])('renders %j', (source, html) => {
    expect(render(source)).toBe(html)
  })

  test('shows code with its title', () => {
    expect(render('```js title="a.js"\n1\n```')).toBe(
      '<figure class="code"><figcaption>a.js</figcaption><pre tabindex="0"><code><span class="tc">1</span></code></pre></figure>',
    )
  })

  test.each([
    [':::tip[Go *on*]\n\na\n\n:::', 'Go on'],
    [':::tip\n\na\n\n:::', 'Tip'],
  ])('shows the admonition %j', (source, title) => {
    const html = render(source)
    expect(html).toMatch(/^<div class="admonition" data-kind="tip" role="note">/)
    expect(html).toMatch(`</svg></span>${title}</p><p>a</p></div>`)
  })

  test('renders every prefix of the sample, as while a reader types', () => {
    for (let end = 0; end <= sampleSource.length; end++) render(sampleSource.slice(0, end))
    expect(render(sampleSource)).toMatch(/<h2>.*admonition.*<ul>.*<figure/s)
  })
})

describe('toOutline', () => {
  test('takes the title from a leading heading and entries from level 2 and 3', () => {
    expect(toOutline(parseMarkdown('# *A* b\n## C\n#### D\n### E'), 'id')).toEqual({
      title: 'A b',
      hasTitle: true,
      entries: [
        { level: 2, text: 'C' },
        { level: 3, text: 'E' },
      ],
    })
  })

  test.each(['', 'text\n\n# Late', '## Second'])('uses the id as the title of %j', (source) => {
    expect(toOutline(parseMarkdown(source), 'id')).toMatchObject({ title: 'id', hasTitle: false })
  })
})

describe('toTokens', () => {
  test('names comments, strings, keywords and numbers', () => {
    expect(toTokens("const a = 'b' // c 1")).toEqual([
      { className: 'tk', text: 'const' },
      { className: undefined, text: ' a = ' },
      { className: 'ts', text: "'b'" },
      { className: undefined, text: ' ' },
      { className: 'tm', text: '// c 1' },
    ])
  })

  test.each(['', 'a', '`\n`', sampleSource])('keeps all of %j', (code) => {
    expect(
      toTokens(code)
        .map((token) => token.text)
        .join(''),
    ).toBe(code)
  })
})
