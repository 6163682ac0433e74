import { expect, test } from '@jest/globals'
import { sectionsSchema, upgradeSchema } from './releases'

const upgrade = {
  requires: { node: '18.0 or later' },
  packages: ['react@18', '@mdx-js/react@3'],
  codemods: [{ command: 'npx docusaurus-mdx-checker@3.0.0', text: 'Reports files.' }],
}

test('what readers need to upgrade may name programs, packages and codemods, or none of them', () => {
  expect(upgradeSchema.safeParse(upgrade).success).toBe(true)
  expect(upgradeSchema.safeParse({}).success).toBe(true)
})

test.each([
  ['a program that no page shows', { requires: { deno: '2' } }, ['requires']],
  ['a program without a version', { requires: { node: '' } }, ['requires', 'node']],
  ['a package without a version', { packages: ['react'] }, ['packages', 0]],
  ['only the scope of a package', { packages: ['@mdx-js/react'] }, ['packages', 0]],
  [
    'a codemod without its command',
    { codemods: [{ text: 'Reports files.' }] },
    ['codemods', 0, 'command'],
  ],
])('%s is a problem at its place', (_name, faults, path) => {
  const paths = upgradeSchema.safeParse({ ...upgrade, ...faults }).error?.issues
  expect(paths?.map((issue) => issue.path)).toEqual([path])
})

test('a change has a line, and its section a known kind', () => {
  const items = [{ prs: [9451], text: '' }]
  const paths = sectionsSchema
    .safeParse([{ kind: 'improvement', items }])
    .error?.issues.map((issue) => issue.path)
  expect(paths).toEqual([
    [0, 'kind'],
    [0, 'items', 0, 'text'],
  ])
})
