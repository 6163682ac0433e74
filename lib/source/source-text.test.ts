import { describe, expect, test } from '@jest/globals'
import { checkText, normalizeText, parseFrontMatter, toSourceText } from './source-text'

const path = 'content/tests/docs/cli.mdx'

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

  test('a file of white space is empty', () => {
    expect(checkText(path, ' \n\n\t')).toMatchObject([{ line: 1, message: 'the file is empty' }])
  })

  test.each([
    ['a NUL', Buffer.from('a\n\0\n')],
    ['text in Latin-1', Buffer.from('a\ncaf\u00E9\n', 'latin1')],
  ])('reports %s with its line', (_, bytes) => {
    expect(checkText(path, bytes.toString('utf8'))).toEqual([
      {
        ...{ path, line: 2, column: 1 },
        message: 'the line has bytes that are not UTF-8 text',
        fix: 'save the file as UTF-8',
      },
    ])
  })

  test('reports a conflict in Git with its line', () => {
    const text = 'a\n<<<<<<< HEAD\nb\n=======\nc\n>>>>>>> branch\n'
    expect(checkText(path, text)).toEqual([
      {
        ...{ path, line: 2, column: 1, message: 'a conflict of two commits' },
        fix: 'keep one of the two versions',
      },
    ])
  })

  test('code may show a conflict', () => {
    const text = '```diff\n<<<<<<< HEAD\nb\n=======\nc\n>>>>>>> branch\n```\n'
    expect(checkText(path, text)).toEqual([])
  })

  test.each([
    'title: A\nkeywords:\n  - a\n---\n\nText\n',
    '\n---\ntitle: A\n---\n\nText\n',
    '+++\ntitle = "A"\n+++\n\nText\n',
    '----\ntitle: A\n----\n\nText\n',
    '<!-- a -->\n---\ntitle: A\n---\n\nText\n',
  ])('reports front matter that does not start with ---: %j', (text) => {
    expect(checkText(path, text)).toMatchObject([
      { line: 1, message: 'the front matter does not start with ---' },
    ])
  })

  test.each([
    'Note: a line\n\n---\n\nText\n',
    'note: a heading\n---\n\nText\n',
    '\n---\n\nText\n',
    '----\nnote: a\n\n----\n',
    '# Title\n\na: b\n\n---\n',
  ])('a body may have rules: %j', (text) => {
    expect(checkText(path, text)).toEqual([])
  })

  test('reports front matter without an end', () => {
    expect(checkText(path, '---\ntitle: A\n')).toMatchObject([
      { line: 1, message: 'the front matter is not closed' },
    ])
    expect(checkText(path, '---\n---\n')).toEqual([])
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

test('parseFrontMatter returns an empty object for anything but a map', () => {
  expect(parseFrontMatter(toSourceText(path, '---\ntitle: A\n---\n'))).toEqual({ title: 'A' })
  expect(parseFrontMatter(toSourceText(path, 'text'))).toEqual({})
})
