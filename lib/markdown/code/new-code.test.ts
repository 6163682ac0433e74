import { describe, expect, test } from '@jest/globals'
import { readDiffSign, toNewCode } from './new-code'

test.each([
  ['+a', 'add'],
  ['+', 'add'],
  ['-a', 'del'],
  [' a', undefined],
  ['a', undefined],
  ['+++ b/file.js', undefined],
  ['--- a/file.js', undefined],
  ['---', undefined],
])('the sign of %j is %j', (line, sign) => {
  expect(readDiffSign(line)).toBe(sign)
})

describe('the new code', () => {
  test.each([
    ['has no signs and no removed lines', '-a = 1\n+a = 2\n+\n+b', 'a = 2\n\nb'],
    ['has its own indentation', ' {\n-  a: 1,\n+  a: 2,\n }', '{\n  a: 2,\n}'],
    ['keeps empty lines of the context', ' a\n\n+b\n c', 'a\n\nb\nc'],
    ['keeps context that is written without a space', '{\n-  a: 1,\n+  a: 2,\n}', '{\n  a: 2,\n}'],
    ['of an addition alone is the addition', '+  a', '  a'],
    ['keeps a line of dashes', ' ---\n title: A\n+slug: /a\n ---', '---\ntitle: A\nslug: /a\n---'],
  ])('%s', (_, diff, code) => {
    expect(toNewCode(diff)).toBe(code)
  })

  test('of a patch contains no lines about files and positions', () => {
    const patch = [
      'diff --git a/a.js b/a.js',
      'index 83db48f..bf2c1d3 100644',
      '--- a/a.js',
      '+++ b/a.js',
      '@@ -1,2 +1,2 @@',
      '-old()',
      '+new()',
      ' end()',
      '\\ No newline at end of file',
    ]
    expect(toNewCode(patch.join('\n'))).toBe('new()\nend()')
  })
})
