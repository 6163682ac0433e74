import { RuleTester } from 'eslint'
import { disableReason } from './disable-reason.mjs'

const errors = [{ messageId: 'reason', line: 1 }]

new RuleTester().run('disable-reason', disableReason, {
  valid: [
    '// eslint-disable-next-line no-console -- a command prints',
    '/* eslint-disable no-console -- a command prints */',
    '/* eslint no-console: "off" -- a command prints */',
    'go() // eslint-disable-line no-undef -- a global of the host',
    '/* eslint-enable no-console */',
    '// eslint is the linter of this repository',
  ],
  invalid: [
    { code: '// eslint-disable-next-line no-console', errors },
    { code: '/* eslint-disable no-console */', errors },
    { name: 'a comment that disables every rule', code: '/* eslint-disable */', errors },
    { name: 'a line that disables every rule', code: 'go() // eslint-disable-line', errors },
    {
      name: 'nothing after the dashes',
      code: '// eslint-disable-next-line no-console -- ',
      errors,
    },
    { name: 'a rule changed in the file', code: '/* eslint no-console: "off" */', errors },
  ],
})
