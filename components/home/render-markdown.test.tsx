import { describe, expect, test } from '@jest/globals'
import { renderToStaticMarkup } from 'react-dom/server'
import { toTokens } from './highlight'
import { InlineMarkdown, toPlainText } from './inline-markdown'
import { MiniSite } from './mini-site'
import { renderMarkdown } from './render-markdown'
import { sampleSource } from './sample'

const renderInline = (text: string) => renderToStaticMarkup(<InlineMarkdown text={text} />)
const render = (source: string) => renderToStaticMarkup(<>{renderMarkdown(source).blocks}</>)

test.each([
  ['', ''],
  ['plain', 'plain'],
  ['a **b**', 'a <strong>b</strong>'],
  ['*a* b', '<em>a</em> b'],
  ['_a_', '<em>a</em>'],
  ['`*a*`', '<code>*a*</code>'],
  ['[a](./b.md)', '<span class="mini-link">a</span>'],
  ['*a **b** c*', '<em>a <strong>b</strong> c</em>'],
  ['***a***', '<strong><em>a</em></strong>'],
  ['2 * 3 * 4', '2 * 3 * 4'],
  ['snake_case_name', 'snake_case_name'],
  ['**open', '**open'],
  ['<img src=x onerror=alert(1)>', '&lt;img src=x onerror=alert(1)&gt;'],
])('the inline text %j becomes %s', (source, expected) => {
  expect(renderInline(source)).toBe(expected)
})

test.each([
  ['', ''],
  ['\n\n', ''],
  ['# A', '<h2>A</h2>'],
  ['### A ###', '<h4>A</h4>'],
  ['#tag', '<p>#tag</p>'],
  ['a\nb\n\nc', '<p>a b</p><p>c</p>'],
  ['a\r\n\r\nb', '<p>a</p><p>b</p>'],
  ['- a\n- b', '<ul><li>a</li><li>b</li></ul>'],
  ['1. a\n   more', '<ol><li>a more</li></ol>'],
  ['- a\n1. b', '<ul><li>a</li></ul><ol><li>b</li></ol>'],
  [':::other\n:::', '<p>:::other :::</p>'],
  ['a\n:::', '<p>a :::</p>'],
])('%j becomes %s', (source, expected) => {
  expect(render(source)).toBe(expected)
})

test('a fence has a title, and may be open', () => {
  expect(render('```js title="a.js"\n# x\n```')).toMatch(/<figcaption>a.js<.*># x<.*<\/figure>$/)
  expect(render('```\nopen')).toContain('>open<')
})

test('an admonition has its own title or that of its kind, and ends', () => {
  expect(render(':::tip[Go]\n\na\n\n:::\nb')).toMatch(
    /data-kind="tip".*>Go<\/p><p>a<\/p>.*<p>b<\/p>$/,
  )
  expect(render(':::tip\n:::')).toContain('>Tip</p>')
})

test('every prefix of the sample is rendered, as while a reader types', () => {
  for (let end = 0; end <= sampleSource.length; end++) renderMarkdown(sampleSource.slice(0, end))
  expect(renderMarkdown(sampleSource).blocks).toHaveLength(6)
})

describe('the outline', () => {
  /** Returns the entry in the sidebar, and the table of contents. */
  const readOutline = (source: string) => {
    const html = renderToStaticMarkup(<MiniSite source={source} />)
    const [, title] = /mini-sidebar.*?mini-current">(.*?)</.exec(html) ?? []
    const [, contents = ''] = /<ul class="mini-toc".*?>(.*)<\/ul>/.exec(html) ?? []
    return [title, contents.replace(/<[^>]*>/g, ' ').trim()]
  }

  test('has the title from a leading heading, and entries of levels 2 and 3', () => {
    expect(readOutline('# *A* b\n## C\n#### D\n### E')).toEqual(['A b', 'C  E'])
  })

  test.each(['', 'text\n\n# Late', '## Second'])('has the id as the title of %j', (source) => {
    expect(readOutline(source)[0]).toBe('hello')
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

test('toPlainText removes markup', () => {
  expect(toPlainText('a **b *c*** `d` [e](f)')).toBe('a b c d e')
})
