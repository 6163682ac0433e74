import { describe, expect, test } from '@jest/globals'
import { checkDocument, checkFrontMatter, readLeniently } from './check-document'
import type { DocumentKind } from './front-matter'
import { toSourceText } from './source-text'

const path = 'content/tests/docs/cli.mdx'

/** Checks a file whose front matter has these lines. */
function check(lines: string[], kind: DocumentKind = 'Doc') {
  return checkFrontMatter(toSourceText(path, ['---', ...lines, '---', ''].join('\n')), kind)
}

describe('checkFrontMatter', () => {
  test('accepts every kind of value, and null for nullable keys', () => {
    expect(
      check([
        'title: "A: b"',
        'keywords: [a, b]',
        'draft: false',
        'sidebar_position: 1.5',
        'displayed_sidebar: null',
        'pagination_next:',
        'tags: [a, { label: b, permalink: /b }]',
        'sidebar_custom_props: { a: 1 }',
        'last_update: { date: 1/1/2000, author: A }',
      ]),
    ).toEqual([])
  })

  // What every object inherits, and what YAML reads as something else than text.
  test.each(['constructor', 'toString', '1', 'null'])('the key %s is unknown', (key) => {
    const message = `unknown front matter key "${key}"`
    expect(check(['title: A', `${key}: B`])).toMatchObject([
      { line: 3, message, fix: 'remove it or correct its name' },
    ])
  })

  test('keys of another kind are unknown', () => {
    expect(check(['title: A', 'sidebar_position: 1'], 'Page')).toMatchObject([
      { message: 'unknown front matter key "sidebar_position"' },
    ])
  })

  test.each([
    ['slug:', 1, '"slug" must be text, but is nothing', 'write text, or remove it'],
    ['keywords: a', 11, '"keywords" must be a list, but is the string "a"', 'write a list'],
    [
      'keywords: [1]',
      12,
      'item 1 of "keywords" must be text, but is the number 1',
      'put the value in quotes',
    ],
    [
      'description: { a: b }',
      14,
      '"description" must be text, but is a map',
      'put the value in quotes',
    ],
  ])('reports the wrong type of %s', (line, column, message, fix) => {
    const [problem, ...others] = check(['title: A', line])
    expect(others).toEqual([])
    expect(problem).toMatchObject({ line: 3, message, fix })
    // A key without a value has no exact position; any column of its line will do.
    if (!line.endsWith(':')) expect(problem?.column).toBe(column)
  })

  test('rejects a date that does not exist', () => {
    expect(check(['title: A', 'date: 2023-02-30'], 'Post')).toEqual([
      {
        path,
        line: 3,
        column: 7,
        message: '"date" must be a date such as 2024-02-29, but is the string "2023-02-30"',
        fix: 'write a date such as 2024-02-29',
      },
    ])
  })

  test('rejects an empty title or label', () => {
    expect(check(['title: " "', 'sidebar_label: ""'])).toMatchObject([
      { line: 2, message: '"title" is empty', fix: 'write a title' },
      { line: 3, message: '"sidebar_label" is empty', fix: 'write a label' },
    ])
  })

  test.each([
    [
      'an unquoted colon',
      ['title: A: b'],
      2,
      'Nested mappings are not allowed',
      'correct the YAML; put text with a colon in quotes',
    ],
    [
      'a key twice',
      ['title: A', 'title: B'],
      3,
      'Map keys must be unique',
      'remove one of the two keys',
    ],
    [
      'a quote that is not closed, where it is opened,',
      ['id: "a"', 'title: "A', 'slug: /a'],
      3,
      'Missing closing "quote',
      'correct the YAML; put text with a colon in quotes',
    ],
    [
      'an alias without an anchor',
      ['id: a', 'title: *a'],
      3,
      'Unresolved alias',
      'put text that starts with * in quotes',
    ],
    [
      'a colon without a space',
      ['title: A', 'id:b'],
      3,
      'Implicit map keys need',
      'write a space after the colon or the dash',
    ],
    [
      'a dash without a space',
      ['tags:', '- a', '-b'],
      4,
      'Implicit map keys need',
      'write a space after the colon or the dash',
    ],
    [
      'text below a quote',
      ['title: "A" b'],
      2,
      'Unexpected scalar',
      'put the whole value in quotes, other than those inside it',
    ],
    [
      'a key below a list',
      ['- a', 'b: c'],
      3,
      'Unexpected scalar',
      'correct the YAML; put text with a colon in quotes',
    ],
    ['a sign of YAML', ['title: `a`'], 2, 'Plain value cannot', 'put the value in quotes'],
    [
      'a placeholder of a template',
      ['title: {{ a }}'],
      2,
      'all keys must be strings',
      'put text with braces or brackets in quotes',
    ],
  ])('rejects YAML with %s at its line', (_, lines, line, message, fix) => {
    const [problem, ...others] = check(lines)
    expect(others).toEqual([])
    expect(problem).toMatchObject({ path, line, fix })
    expect(problem?.message).toMatch(`front matter is not valid YAML: ${message}`)
  })

  test('rejects a list', () => {
    expect(check(['- title'])).toMatchObject([{ line: 2, message: 'front matter is not a map' }])
  })
})

describe('levels of the table of contents', () => {
  const [min, max] = ['toc_min_heading_level', 'toc_max_heading_level']

  test.each([
    [[`${max}: 1`], `"${max}" is 1, which isn't a heading level`],
    [[`${min}: 5`, `${max}: 4`], `"${min}" is 5, but the table of contents ends at level 4`],
  ])('%j', (lines, message) => {
    expect(check(['title: A', ...lines])).toMatchObject([{ line: 3, message }])
  })

  test.each([[[`${min}: 3`]], [[`${min}: 4`, `${max}: 6`]]])('%j is valid', (lines) => {
    expect(check(['title: A', ...lines])).toEqual([])
  })
})

describe('a description', () => {
  const findMessages = (file: string, kind: DocumentKind, lines = '') =>
    checkFrontMatter(toSourceText(file, `---\ntitle: A\n${lines}---\n`), kind).map(
      ({ message }) => message,
    )

  test('is required in documents and posts', () => {
    for (const kind of ['Doc', 'Post'] as const) {
      expect(findMessages('content/a.mdx', kind)).toEqual(['front matter has no "description"'])
      expect(findMessages('content/a.mdx', kind, 'description: ""\n')).toEqual([
        '"description" is empty',
      ])
    }
  })

  test('is optional in pages and fixtures', () => {
    expect(findMessages('content/examples/a.mdx', 'Page')).toEqual([])
    expect(findMessages('content/tests/docs/a.mdx', 'Doc')).toEqual([])
  })
})

describe('a document with problems', () => {
  const read = (yaml: string) =>
    readLeniently(toSourceText('content/docs/page.mdx', `---\n${yaml}\n---\n`), 'Doc')

  test.each([
    ['valid values', 'title: A\nslug: /a', { title: 'A', slug: '/a' }],
    ['a misspelled key as the intended one', 'titel: A\nidd: b', { title: 'A', id: 'b' }],
    ['no misspelled key next to the correct one', 'title: A\ntitel: B', { title: 'A' }],
    ['no unknown key', 'title: A\ncolor: red', { title: 'A' }],
    ['no key that every object inherits', 'title: A\nconstructor: B', { title: 'A' }],
    ['a number as text, exactly as written', 'title: 404\nid: 1.10', { title: '404', id: '1.10' }],
    ['no value of the wrong type', 'title: A\nunlisted: yes please', { title: 'A' }],
    ['no data that its schema rejects', 'title: A\ntags: guide', { title: 'A' }],
    ['the file name in place of a missing title', 'id: b', { title: 'page', id: 'b' }],
    ['the file name in place of an empty title', 'title: ""', { title: 'page' }],
    [
      'the values around a tab',
      'title: A\ntags:\n\t- c\nid: b',
      { title: 'A', tags: ['c'], id: 'b' },
    ],
    ['nothing from a list', '- title', { title: 'page' }],
    ['nothing from an alias without an anchor', 'title: *a', { title: 'page' }],
    [
      'null if the field is nullable',
      'title: A\npagination_next:',
      { title: 'A', pagination_next: null },
    ],
  ])('reads %s', (_, yaml, frontMatter) => {
    expect(read(yaml)).toEqual(frontMatter)
  })
})

describe('a document that Contentlayer has read', () => {
  const file = { path: 'content/tests/docs/read.mdx', kind: 'Doc' as const }
  const read = { ...file, frontMatter: { title: 'A', keywords: ['b'] } }
  const findMessages = (yaml: string) => {
    const source = toSourceText(file.path, `---\n${yaml}\n---\n\nText\n`)
    return checkDocument(source, 'Doc', read).problems.map(({ message }) => message)
  }

  test('is valid if the source is', () => {
    expect(findMessages('title: A\nkeywords:\n- b')).toEqual([])
  })

  test('has the unknown key that it leaves out', () => {
    expect(findMessages('{ title: A, color: red }')).toEqual(['unknown front matter key "color"'])
  })
})
