import { RuleTester } from 'eslint'
import { clientSuffix } from './client-suffix.mjs'

const directive = `'use client'\n\nexport function Leaf() {}`
const plain = 'export function Part() {}'

new RuleTester().run('client-suffix', clientSuffix, {
  valid: [
    { filename: 'components/ui/leaf.client.tsx', code: directive },
    { filename: 'components/ui/part.tsx', code: plain },
    { filename: 'components/ui/state.ts', code: `const text = 'use client'` },
  ],
  invalid: [
    {
      name: 'a client file without the suffix',
      filename: 'components/ui/leaf.tsx',
      code: directive,
      errors: [{ messageId: 'suffix', line: 1 }],
    },
    {
      name: 'a suffix without the directive',
      filename: 'components/ui/part.client.tsx',
      code: plain,
      errors: [{ messageId: 'directive', line: 1 }],
    },
    {
      name: 'a directive that is not at the top',
      filename: 'components/ui/part.client.tsx',
      code: `import './part.css'\n'use client'`,
      errors: [{ messageId: 'directive' }],
    },
  ],
})
