import { describe, expect, test } from '@jest/globals'
import { toTokens } from './highlight'
import { toOutline } from './outline'
import { parseInline, toPlainText, type Inline } from './parse-inline'
import { parseMarkdown, type Block } from './parse-markdown'
import { sampleSource } from './sample'

const text = (value: string): Inline => ({ kind: 'text', text: value })
const paragraph = (value: string): Block => ({ kind: 'paragraph', children: [text(value)] })

describe('parseInline', () => {
  test.each<[string, Inline[]]>([
    ['', []],
    ['plain', [text('plain')]],
    ['a **b**', [text('a '), { kind: 'strong', children: [text('b')] }]],
    ['*a* b', [{ kind: 'emphasis', children: [text('a')] }, text(' b')]],
    ['_a_', [{ kind: 'emphasis', children: [text('a')] }]],
    ['`*a*`', [{ kind: 'code', text: '*a*' }]],
    ['[a](./b.md)', [{ kind: 'link', children: [text('a')] }]],
    ['2 * 3 * 4', [text('2 * 3 * 4')]],
    ['snake_case_name', [text('snake_case_name')]],
    ['**open', [text('**open')]],
    ['<img src=x onerror=alert(1)>', [text('<img src=x onerror=alert(1)>')]],
  ])('%j', (source, expected) => {
    expect(parseInline(source)).toEqual(expected)
  })

  test('parses nested markup', () => {
    expect(parseInline('*a **b** c*')).toEqual([
      {
        kind: 'emphasis',
        children: [text('a '), { kind: 'strong', children: [text('b')] }, text(' c')],
      },
    ])
    expect(parseInline('***a***')).toEqual([
      { kind: 'strong', children: [{ kind: 'emphasis', children: [text('a')] }] },
    ])
  })
})

describe('parseMarkdown', () => {
  test.each<[string, Block[]]>([
    ['', []],
    ['\n\n', []],
    ['# A', [{ kind: 'heading', level: 1, children: [text('A')] }]],
    ['### A ###', [{ kind: 'heading', level: 3, children: [text('A')] }]],
    ['#tag', [paragraph('#tag')]],
    ['a\nb\n\nc', [paragraph('a b'), paragraph('c')]],
    ['a\r\n\r\nb', [paragraph('a'), paragraph('b')]],
    ['- a\n- b', [{ kind: 'list', ordered: false, items: [[text('a')], [text('b')]] }]],
    ['1. a\n   more', [{ kind: 'list', ordered: true, items: [[text('a more')]] }]],
    ['```js title="a.js"\n# x\n```', [{ kind: 'code', title: 'a.js', text: '# x' }]],
    ['```\nopen', [{ kind: 'code', title: undefined, text: 'open' }]],
    [
      ':::tip[Go]\n\na\n\n:::\nb',
      [{ kind: 'admonition', name: 'tip', title: 'Go', blocks: [paragraph('a')] }, paragraph('b')],
    ],
    [':::other\n:::', [paragraph(':::other :::')]],
    ['a\n:::', [paragraph('a :::')]],
  ])('%j', (source, expected) => {
    expect(parseMarkdown(source)).toEqual(expected)
  })

  test('ends a list where one of the other kind starts', () => {
    expect(parseMarkdown('- a\n1. b')).toHaveLength(2)
  })

  test('parses every prefix of the sample, as while a reader types', () => {
    for (let end = 0; end <= sampleSource.length; end++) parseMarkdown(sampleSource.slice(0, end))
    expect(parseMarkdown(sampleSource).map(({ kind }) => kind)).toEqual([
      'heading',
      'paragraph',
      'admonition',
      'heading',
      'list',
      'code',
    ])
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

test('toPlainText removes markup', () => {
  expect(toPlainText(parseInline('a **b *c*** `d` [e](f)'))).toBe('a b c d e')
})
