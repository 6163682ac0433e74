import { describe, expect, test } from '@jest/globals'
import { toCopiedCode } from './copied-code'

describe('the new code of a diff', () => {
  test.each([
    ['has no signs and no removed lines', '-a = 1\n+a = 2\n+\n+b', 'a = 2\n\nb'],
    ['has its own indentation', ' {\n-  a: 1,\n+  a: 2,\n }', '{\n  a: 2,\n}'],
    ['keeps empty lines of the context', ' a\n\n+b\n c', 'a\n\nb\nc'],
    ['keeps context that is written without a space', '{\n-  a: 1,\n+  a: 2,\n}', '{\n  a: 2,\n}'],
    ['of an addition alone is the addition', '+  a', '  a'],
    ['has no space after the sign', '  a:\n-     b\n+     c', 'a:\n    c'],
    ['keeps tabs', '+\ta\n+\t\tb', '\ta\n\t\tb'],
    ['has an option without its first dashes', '---verbose\n+--quiet', '--quiet'],
    ['keeps dashes that are not indented', '---\n+a', '---\na'],
    ['keeps a line of dashes', ' ---\n title: A\n+slug: /a\n ---', '---\ntitle: A\nslug: /a\n---'],
  ])('%s', (_, diff, code) => {
    expect(toCopiedCode('diff', diff)).toBe(code)
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
    expect(toCopiedCode('diff', patch.join('\n'))).toBe('new()\nend()')
  })
})

describe('the commands of a terminal session', () => {
  test.each([
    ['have no prompts', '$ cd site\n$ npm start', 'cd site\nnpm start'],
    ['have no output', '$ pwd\n/home/ada\n\n$ ls\ndocs', 'pwd\nls'],
    ['keep variables', '$ $HOME/bin/run', '$HOME/bin/run'],
    [
      'keep continued lines',
      '$ npm run build -- \\\n>   --no-minify\ndone',
      'npm run build -- \\\n  --no-minify',
    ],
    ['of PowerShell', 'PS> npm start\nPS C:\\site> dir\ndocs', 'npm start\ndir'],
    ['of the Windows command line', 'C:\\site> dir', 'dir'],
  ])('%s', (_, session, commands) => {
    expect(toCopiedCode('bash', session)).toBe(commands)
  })

  test.each(['npm start', '$HOME/bin/run', 'echo a > b', ''])('are all of %j', (code) => {
    expect(toCopiedCode('sh', code)).toBeUndefined()
  })
})

test('other code is copied as it is', () => {
  expect(toCopiedCode('php', '$ a')).toBeUndefined()
})
