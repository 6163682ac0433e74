import { describe, expect, test } from '@jest/globals'
import type { BundledLanguage } from 'shiki'
import { createCssVariablesTheme, createHighlighter } from 'shiki'
import { highlight, toTokenClass } from './highlighter'

/** Each visible character with the class of its color. */
type Colored = [character: string, className: string | undefined][]

function toColored(tokens: { value: string; className: string | undefined }[]): Colored {
  return tokens.flatMap(({ value, className }) =>
    value
      .replace(/\s/g, '')
      .split('')
      .map((character): Colored[number] => [character, className]),
  )
}

/** Returns Shiki's result for the code as a whole, with a highlighter that has read nothing else. */
async function readAtOnce(code: string, language: string): Promise<Colored> {
  const theme = createCssVariablesTheme({ name: 'tokens', variablePrefix: '--token-' })
  const lang = language as BundledLanguage
  const highlighter = await createHighlighter({ themes: [theme], langs: [lang], warnings: false })
  const tokens = highlighter.codeToTokensBase(code, { lang, tokenizeTimeLimit: 0 }).flat()
  highlighter.dispose()
  return toColored(
    tokens.map(({ content, color = '' }) => ({ value: content, className: toTokenClass(color) })),
  )
}

describe('lines that were read before', () => {
  test.each([
    ['js', '/* a\nlet b = 1\n*/\nlet b = 1\nlet c = `a\nlet b = 1\n${b}`\nlet b = 1'],
    ['ts', 'type A = {\n  b: string\n}\nfunction c(\n  b: string,\n) {\n  b: string\n}'],
    ['tsx', 'const a = (\n  <A b="c">\n    let b\n  </A>\n)\nlet b'],
    ['bash', 'cat <<EOF\nexport A=1 # b\nEOF\nexport A=1 # b\necho "\nEOF\n"'],
    ['bash', 'cat <<END\nEOF\nexport A=1\nEND\nexport A=1\ncat <<EOF\nEND\nexport A=1\nEOF'],
    ['yaml', 'a: |\n  b: 1\n  c\nb: 1\nc: >\n  b: 1\n\nd: 1'],
    [
      'css',
      'a {\n  color: red;\n}\n/*\n  color: red;\n*/\n@media print {\n  a {\n  color: red;\n}}',
    ],
    ['python', 'def a():\n    """\n    def a():\n    """\n    return 1'],
    ['html', '<a>\n<script>\nlet a = 1\n</script>\nlet a = 1\n<style>\na { b: c }\n</style>'],
    ['diff', '--- a\n+++ b\n-a\n+b\n c\n+b'],
    ['ruby', 'a = <<~A\n  b = 1\nA\nb = 1'],
    ['php', '<a>\n<?php\n$a = 1;\n?>\n$a = 1;'],
  ])('%s: have the colors of their context: %j', async (language, code) => {
    const lines = await highlight(code, language)
    expect(lines.map((line) => line.map(({ value }) => value).join('')).join('\n')).toBe(code)
    expect(toColored(lines.flat())).toEqual(await readAtOnce(code, language))
    expect(await highlight(code, language)).toEqual(lines)
  })
})

test('a language is highlighted the same way before and after others are loaded', async () => {
  const code = '---\na: 1\n---\n\n```js\nlet a\n```\n\n```rust\nlet a = 1;\n```'
  const before = await highlight(code, 'md')
  await highlight('let a = 1;', 'rust')
  expect(await highlight(code, 'markdown')).toEqual(before)
  expect(before.at(5)).toEqual([
    { className: 'tk', value: 'let' },
    { className: undefined, value: ' a' },
  ])
})

test('whitespace belongs to the next token, or at the end of a line to the previous one', async () => {
  expect(await highlight('return  "a"  \n\t', 'js')).toEqual([
    [
      { className: 'tk', value: 'return' },
      { className: 'ts', value: '  "a"  ' },
    ],
    [{ className: undefined, value: '\t' }],
  ])
})

describe('toTokenClass', () => {
  test('returns a class for kinds that have a color', () => {
    expect(toTokenClass('var(--token-token-keyword)')).toBe('tk')
    expect(toTokenClass('var(--token-foreground)')).toBeUndefined()
    expect(toTokenClass('')).toBeUndefined()
  })
})
