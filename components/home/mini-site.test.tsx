import { describe, expect, test } from '@jest/globals'
import { renderHtml } from '@/lib/core/render-html'
import { toTokens } from './highlight'
import { parseMarkdown, renderMarkdown } from './markdown'
import { MiniSite } from './mini-site'
import { sampleSource } from './sample'

const render = (source: string) => renderHtml(renderMarkdown(parseMarkdown(source), source))

describe('renderMarkdown', () => {
  test.each([
    ['', ''],
    ['a **b** `*c*`\nd', '<p>a <strong>b</strong> <code>*c*</code>\nd</p>'],
    ['*a **b** c*', '<p><em>a <strong>b</strong> c</em></p>'],
    ['[a](./b.md)', '<p><span class="mini-link">a</span></p>'],
    ['snake_case_name at 2 * 3 * 4:x', '<p>snake_case_name at 2 * 3 * 4:x</p>'],
    ['**open', '<p>**open</p>'],
    ['![a](b.png)', '<p>![a](b.png)</p>'],
    ['<img src=x onerror=alert(1)>', '<p>&#x3C;img src=x onerror=alert(1)></p>'],
    ['# A', '<h2>A</h2>'],
    ['###### A ###', '<h6>A</h6>'],
    ['#tag', '<p>#tag</p>'],
    ['a\r\n\r\nb', '<p>a</p><p>b</p>'],
    ['- a\n- b\n  1. c', '<ul><li>a</li><li>b<ol><li>c</li></ol></li></ul>'],
    ['- a\n\n- b\n\n  c', '<ul><li>a</li><li><p>b</p><p>c</p></li></ul>'],
    [':::other\n:::', '<p>:::other\n:::</p>'],
    ['a\n:::', '<p>a\n:::</p>'],
  ])('%j', (source, html) => {
    expect(render(source)).toBe(html)
  })

  test('shows code with its title', () => {
    expect(render('```js title="a.js"\nlet')).toBe(
      '<figure class="code"><figcaption>a.js</figcaption><pre tabindex="0"><code><span class="tk">let</span></code></pre></figure>',
    )
  })

  test.each([
    [':::tip[Go *on*]\n\na\n\n:::\nb', '</span>Go on</p><p>a</p></div><p>b</p>'],
    [':::tip\na', '</span>Tip</p><p>a</p></div>'],
  ])('shows the admonition %j', (source, end) => {
    expect(render(source)).toMatch(/^<div class="admonition" data-kind="tip" role="note">/)
    expect(render(source).endsWith(end)).toBe(true)
  })
})

describe('MiniSite', () => {
  const list = (source: string) =>
    [...renderHtml(<MiniSite source={source} />).matchAll(/<(?:li|h2)\b[^>]*>[^<]*/g)].map(
      ([item]) => item,
    )

  test('takes the title from a leading heading and the outline from level 2 and 3', () => {
    const items = list('# *A* b\n## C\n#### D\n### E')
    expect(items[0]).toBe('<li class="mini-current">A b')
    expect(items.slice(-2)).toEqual(['<li>C', '<li class="mini-nested">E'])
    expect(items).not.toContain('<h2>A b')
  })

  test.each(['', 'text\n\n# Late', '## Second'])('uses the id as the title of %j', (source) => {
    expect(list(source)).toEqual(
      expect.arrayContaining(['<li class="mini-current">hello', '<h2>hello']),
    )
  })

  test('shows every prefix of the sample, as while a reader types', () => {
    for (let end = 0; end <= sampleSource.length; end++) list(sampleSource.slice(0, end))
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
