import { describe, expect, test } from '@jest/globals'
import type { DocumentKind } from './front-matter'
import {
  checkFrontMatter,
  checkText,
  findKeyPosition,
  isRealDate,
  normalizeText,
  parseFrontMatter,
  toSourceText,
} from './source-text'

const path = 'content/tests/docs/cli.mdx'

/** Checks a file whose front matter has these lines. */
function check(lines: string[], kind: DocumentKind = 'Doc') {
  return checkFrontMatter(toSourceText(path, ['---', ...lines, '---', ''].join('\n')), kind)
}

describe('toSourceText', () => {
  test('blanks out the front matter in the body, so lines keep their numbers', () => {
    expect(toSourceText(path, '---\ntitle: A\n---\n\n## B\n')).toEqual({
      path,
      frontMatter: 'title: A',
      body: '\n\n\n\n## B\n',
    })
  })

  test('ignores a byte order mark and CRLF', () => {
    expect(toSourceText(path, '\uFEFF---\r\ntoc: false\r\n---\r\n## B\r\n')).toEqual(
      toSourceText(path, '---\ntoc: false\n---\n## B\n'),
    )
  })

  test('a file without front matter is all body', () => {
    expect(toSourceText(path, 'text\n\n---\n')).toEqual({
      path,
      frontMatter: '',
      body: 'text\n\n---\n',
    })
  })

  test('accepts front matter at the end of the file without a line break', () => {
    expect(toSourceText(path, '---\ntitle: A\n---')).toMatchObject({ frontMatter: 'title: A' })
  })

  test('a later rule is not the end of the front matter', () => {
    expect(toSourceText(path, '---\ntitle: A\n---\na\n\n---\n\nb').body).toBe('\n\n\na\n\n---\n\nb')
  })

  test('blanks out empty front matter', () => {
    expect(toSourceText(path, '---\n---\ntext')).toEqual({
      path,
      frontMatter: '',
      body: '\n\ntext',
    })
  })
})

test('normalizeText turns every line ending into a line feed', () => {
  expect(normalizeText('a\r\nb\rc\nd')).toBe('a\nb\nc\nd')
})

describe('checkText', () => {
  test('a valid file has no problems', () => {
    expect(checkText(path, '\uFEFF---\ntitle: A\n---\n')).toEqual([])
  })

  test.each(['', ' \n\n\t'])('%j is empty', (text) => {
    expect(checkText(path, text)).toEqual([
      {
        path,
        line: 1,
        column: 1,
        message: 'the file is empty',
        fix: 'add front matter with a title and some text, or delete it',
      },
    ])
  })

  test('rejects a file of 5 MB', () => {
    expect(checkText(path, 'a'.repeat(5 * 1024 * 1024))).toMatchObject([
      { line: 1, message: 'the file is 5.0 MB, which exceeds the limit of 1 MB' },
    ])
  })

  test('counts the size in bytes', () => {
    expect(checkText(path, 'ü'.repeat(600_000))).toHaveLength(1)
    expect(checkText(path, 'u'.repeat(600_000))).toEqual([])
  })

  test('reports the first CRLF', () => {
    expect(checkText(path, '---\ntitle: A\r\n---\r\n')).toMatchObject([
      { line: 2, column: 1, message: 'Windows line endings (CRLF)' },
    ])
  })
})

describe('isRealDate', () => {
  test.each(['2024-02-29', '2024-02-29T10:00', '2024-02-29T10:00:00Z', '2024-02-29 10:00'])(
    '%s is',
    (text) => {
      expect(isRealDate(text)).toBe(true)
    },
  )
  test.each([
    '2023-02-29',
    '2023-02-30',
    '2024-13-01',
    '2024-2-9',
    '2024-02-29T25:00',
    'today',
    '',
  ])('%s is not', (text) => {
    expect(isRealDate(text)).toBe(false)
  })
})

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

  test('reports a missing title at the start of the file', () => {
    expect(check(['slug: /a'])).toEqual([
      {
        path,
        line: 1,
        column: 1,
        message: 'front matter has no "title"',
        fix: 'add a line `title: …` between the --- lines at the top',
      },
    ])
  })

  test('a file without front matter has no title', () => {
    expect(checkFrontMatter(toSourceText(path, 'text'), 'Page')).toMatchObject([
      { line: 1, message: 'front matter has no "title"' },
    ])
  })

  test('reports an unknown key at its position and suggests the intended one', () => {
    expect(check(['title: A', 'sidebar_lable: B'])).toEqual([
      {
        path,
        line: 3,
        column: 1,
        message: 'unknown front matter key "sidebar_lable"',
        fix: 'remove it or correct its name',
        suggestion: 'sidebar_label',
      },
    ])
  })

  test('does not also report a misspelled title as missing', () => {
    expect(check(['titel: A'])).toMatchObject([{ suggestion: 'title' }])
  })

  test.each(['constructor', 'toString'])('rejects %s, which every object inherits', (key) => {
    expect(check(['title: A', `${key}: B`])).toMatchObject([
      { line: 3, message: `unknown front matter key "${key}"` },
    ])
  })

  test('keys of another kind are unknown', () => {
    expect(check(['title: A', 'sidebar_position: 1'], 'Page')).toMatchObject([
      { message: 'unknown front matter key "sidebar_position"' },
    ])
  })

  test.each([
    ['title: 404', 8, '"title" must be text, but is the number 404', 'put the value in quotes'],
    ['slug:', 1, '"slug" must be text, but is nothing', 'put the value in quotes'],
    [
      'draft: "no"',
      8,
      '"draft" must be true or false, but is the string "no"',
      'write true or false',
    ],
    [
      'sidebar_position: first',
      19,
      '"sidebar_position" must be a number, but is the string "first"',
      'write a number',
    ],
    [
      'keywords: a',
      11,
      '"keywords" must be a list of strings, but is the string "a"',
      'write a list of strings',
    ],
    [
      'keywords: [1]',
      11,
      '"keywords" must be a list of strings, but is a list',
      'write a list of strings',
    ],
    [
      'description: { a: b }',
      14,
      '"description" must be text, but is a map',
      'put the value in quotes',
    ],
  ])('reports the wrong type of %s', (line, column, message, fix) => {
    const lines = line.startsWith('title') ? [line] : ['title: A', line]
    const [problem, ...others] = check(lines)
    expect(others).toEqual([])
    expect(problem).toMatchObject({ line: lines.length + 1, message, fix })
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

  test('rejects an empty title', () => {
    expect(check(['title: " "'])).toMatchObject([{ line: 2, message: '"title" is empty' }])
  })

  test.each([
    [
      'a tab',
      ['title: A', 'last_update:', '\tdate: x'],
      4,
      'Tabs are not allowed',
      'indent with spaces, not tabs',
    ],
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
      'correct the YAML; put text with a colon in quotes',
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

test('parseFrontMatter returns an empty object for anything but a map', () => {
  expect(parseFrontMatter(toSourceText(path, '---\ntitle: A\n---\n'))).toEqual({ title: 'A' })
  expect(parseFrontMatter(toSourceText(path, 'text'))).toEqual({})
})

test('findKeyPosition returns the position of a key, or else the start of the file', () => {
  const source = toSourceText(path, '---\ntitle: A\nslug: /a\n---\n')
  expect(findKeyPosition(source, 'slug')).toEqual({ line: 3, column: 1 })
  expect(findKeyPosition(source, 'id')).toEqual({ line: 1, column: 1 })
})

describe('levels of the table of contents', () => {
  const checkLevels = (lines: string) =>
    checkFrontMatter(
      toSourceText('a.mdx', `---\ntitle: A\ndescription: B\n${lines}\n---\n`),
      'Doc',
    ).map(({ line, message }) => `${line} ${message}`)

  test.each([
    ['toc_min_heading_level: 4', '4 the table of contents starts at level 4 and ends at level 3'],
    ['toc_max_heading_level: 1', '4 "toc_max_heading_level" is 1, which isn\'t a heading level'],
    [
      'toc_min_heading_level: 5\ntoc_max_heading_level: 4',
      '4 the table of contents starts at level 5 and ends at level 4',
    ],
  ])('%j', (lines, problem) => {
    expect(checkLevels(lines)).toEqual([problem])
  })

  test.each(['toc_min_heading_level: 3', 'toc_min_heading_level: 4\ntoc_max_heading_level: 6'])(
    '%j is valid',
    (lines) => {
      expect(checkLevels(lines)).toEqual([])
    },
  )
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
