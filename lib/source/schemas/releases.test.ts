import { expect, test } from '@jest/globals'
import { sectionsSchema, upgradeSchema } from './releases'

const upgrade = {
  requires: { node: '18.0 or later' },
  packages: ['react@18', '@mdx-js/react@3'],
  overrides: [{ package: 'webpack@5.89.0', text: 'Later ones fail.' }],
  guide: 'Change the configuration.',
  codemods: [{ command: 'npx docusaurus-mdx-checker@3.0.0', text: 'Reports files.' }],
}

test('upgradeSchema accepts programs, packages and codemods, or none of them', () => {
  expect(upgradeSchema.safeParse(upgrade).success).toBe(true)
  expect(upgradeSchema.safeParse({}).success).toBe(true)
})

test.each([
  ['an unknown program', { requires: { deno: '2' } }, ['requires']],
  ['a program without a version', { requires: { node: '' } }, ['requires', 'node']],
  ['a package without a version', { packages: ['react'] }, ['packages', 0]],
  ['a scoped package without a version', { packages: ['@mdx-js/react'] }, ['packages', 0]],
  [
    'an override without a version',
    { overrides: [{ package: 'webpack', text: 'Later ones fail.' }] },
    ['overrides', 0, 'package'],
  ],
  [
    'a codemod without its command',
    { codemods: [{ text: 'Reports files.' }] },
    ['codemods', 0, 'command'],
  ],
])('upgradeSchema reports %s at its path', (_name, faults, path) => {
  const paths = upgradeSchema.safeParse({ ...upgrade, ...faults }).error?.issues
  expect(paths?.map((issue) => issue.path)).toEqual([path])
})

test('sectionsSchema requires a text for each change and a known kind for its section', () => {
  const items = [{ prs: [9451], text: '' }]
  const paths = sectionsSchema
    .safeParse([{ kind: 'improvement', items }])
    .error?.issues.map((issue) => issue.path)
  expect(paths).toEqual([
    [0, 'kind'],
    [0, 'items', 0, 'text'],
  ])
})
