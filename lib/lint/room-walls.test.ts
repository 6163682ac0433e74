import { RuleTester } from 'eslint'
import { roomWalls } from './room-walls.mjs'

const options = [
  { rooms: { app: ['lib/model'], 'lib/model': ['lib/core'], 'lib/core': [], 'lib/check': [] } },
]

new RuleTester().run('room-walls', roomWalls, {
  valid: [
    { filename: 'lib/model/a.ts', code: `import { b } from '@/lib/core/b'`, options },
    { filename: 'lib/model/docs/a.ts', code: `import { b } from '../b'`, options },
    { filename: 'lib/core/a.ts', code: `import { b } from 'lodash-es'`, options },
    { filename: 'lib/core/a.test.ts', code: `import { b } from '@/lib/model/b'`, options },
    { filename: 'e2e/a.ts', code: `import { b } from '@/lib/model/b'`, options },
  ],
  invalid: [
    {
      name: 'an alias',
      filename: 'lib/core/a.ts',
      code: `import { b } from '@/lib/model/b'`,
      options,
      errors: [{ message: /lib\/core may not import from lib\/model/ }],
    },
    {
      name: 'a relative path',
      filename: 'lib/model/docs/a.ts',
      code: `export { b } from '../../check/b'`,
      options,
      errors: [{ messageId: 'wall' }],
    },
    {
      name: 'an import while the code runs',
      filename: 'lib/model/a.ts',
      code: `const b = await import('@/app/b')`,
      options,
      errors: [{ messageId: 'wall' }],
    },
  ],
})
