import { describe, expect, test } from '@jest/globals'
import { readCodeDirectives, removeHiddenLines } from './code-directives'

const noLines = { highlighted: [], error: [], focused: [] }

describe('highlight-next-line', () => {
  test.each([
    ['js', '//highlight-next-line'],
    ['js', '/* highlight-next-line */'],
    ['ts', '  // highlight-next-line  '],
    ['tsx', '{ /* highlight-next-line */ }'],
    ['html', '<!-- highlight-next-line -->'],
    ['bash', '# highlight-next-line'],
    ['md', '<!-- highlight-next-line -->'],
    ['md', '{/* highlight-next-line */}'],
    ['mdx', '# highlight-next-line'],
    ['haskell', '-- highlight-next-line'],
    ['tex', '% highlight-next-line'],
    ['vb', "' highlight-next-line"],
    ['vb', '’ highlight-next-line'],
    ['visual-basic', 'rem highlight-next-line'],
    ['vbnet', "_ ' highlight-next-line"],
    ['batch', 'REM highlight-next-line'],
    ['basic', 'Rem highlight-next-line'],
    ['basic', '! highlight-next-line'],
    ['f90', '!highlight-next-line'],
    ['fsharp', '(* highlight-next-line *)'],
    ['fsharp', '// highlight-next-line'],
    ['ocaml', '(* highlight-next-line *)'],
    ['cobol', '*> highlight-next-line'],
    ['wasm', ';; highlight-next-line'],
    ['COBOL', '*> highlight-next-line'],
    ['unheard-of', '// highlight-next-line'],
    ['unheard-of', '/* highlight-next-line */'],
    ['unheard-of', '{/* highlight-next-line */}'],
    ['unheard-of', '# highlight-next-line'],
    ['sh', '// highlight-next-line'],
    ['unheard-of', '<!-- highlight-next-line -->'],
  ])('is read in %s as %s', (language, comment) => {
    expect(readCodeDirectives(`a\n${comment}\nb\nc`, language)).toEqual({
      code: 'a\nb\nc',
      lines: { ...noLines, highlighted: [2] },
    })
  })

  test.each([
    ['js', '# highlight-next-line'],
    ['js', '{/* highlight-next-line */}'],
    ['typescript', '<!-- highlight-next-line -->'],
    ['python', '// highlight-next-line'],
    ['haskell', '# highlight-next-line'],
    ['ocaml', '// highlight-next-line'],
    ['vb', 'REMhighlight-next-line'],
    ['unheard-of', '% highlight-next-line'],
    ['js', '// constructor'],
    ['js', '//'],
    ['js', 'a() // highlight-next-line'],
    ['js', '// please highlight-next-line'],
    ['js', '// highlight-next-lines'],
  ])('is code in %s as %s', (language, comment) => {
    const code = `a\n${comment}\nb`
    expect(readCodeDirectives(code, language)).toEqual({
      code,
      lines: noLines,
    })
  })

  test('marks the next line that is not a directive', () => {
    const code = '// highlight-next-line\n// This will error\na\nb'
    expect(readCodeDirectives(code, 'js')).toEqual({
      code: 'a\nb',
      lines: { ...noLines, highlighted: [1], error: [1] },
    })
  })
})

describe('highlight-start and highlight-end', () => {
  test('mark the lines between them, including blank ones', () => {
    const code = 'a\n// highlight-start\nb\n\nc\n// highlight-end\nd'
    expect(readCodeDirectives(code, 'js')).toEqual({
      code: 'a\nb\n\nc\nd',
      lines: { ...noLines, highlighted: [2, 3, 4] },
    })
  })

  test('an unclosed block extends to the end', () => {
    const { lines } = readCodeDirectives('a\n# highlight-start\nb\nc', 'bash')
    expect(lines.highlighted).toEqual([2, 3])
  })

  test('a line in a block is marked only once', () => {
    const code = '// highlight-start\n// highlight-next-line\na\n// highlight-end\nb'
    expect(readCodeDirectives(code, 'js').lines.highlighted).toEqual([1])
  })

  test('a block may contain an error', () => {
    const code = '// highlight-start\na\n// This will error\nb\n// highlight-end'
    expect(readCodeDirectives(code, 'js').lines).toEqual({
      ...noLines,
      highlighted: [1, 2],
      error: [2],
    })
  })
})

describe('focus', () => {
  test('applies to the next line or to the lines between its comments', () => {
    const code = '# focus-next-line\na\nb\n# focus-start\nc\nd\n# focus-end\ne'
    expect(readCodeDirectives(code, 'bash')).toEqual({
      code: 'a\nb\nc\nd\ne',
      lines: { ...noLines, focused: [1, 3, 4] },
    })
  })

  test('may overlap with highlighted lines', () => {
    const code = '// focus-start\na\n// highlight-start\nb\n// focus-end\nc\n// highlight-end'
    expect(readCodeDirectives(code, 'js').lines).toEqual({
      ...noLines,
      highlighted: [2, 3],
      focused: [1, 2],
    })
  })
})

test('other comments and blank lines are kept', () => {
  const code = '\n// eslint-disable-next-line\n\n  a\n'
  expect(readCodeDirectives(code, 'js').code).toBe(code)
})

describe('removeHiddenLines', () => {
  test.each([
    ['ts', '// hide-start\na\n// hide-end\n\n  b\n\n// hide-start\nc\n// hide-end', '  b'],
    ['tsx', 'a\n{/* hide-start */}\nb\n{/* hide-end */}\nc', 'a\nc'],
    ['yaml', 'a:\n  # hide-start\n  b: 1', 'a:'],
    ['ts', "const text = '// hide-start'", "const text = '// hide-start'"],
  ])('%s %j shows %j', (language, code, shown) => {
    expect(removeHiddenLines(code, language)).toBe(shown)
  })
})
