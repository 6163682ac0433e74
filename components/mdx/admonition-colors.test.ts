import { readFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import { admonitionKinds } from '@/lib/markdown/blocks/admonition-kinds'

const tokens = readFileSync('app/styles/tokens.css', 'utf8')

/** Returns what a kind lacks, as instructions. */
function findMissing(kind: string, { icon, title }: { icon: unknown[]; title: string }): string[] {
  const missing: string[] = []
  const table = 'lib/markdown/blocks/admonition-kinds.ts'
  if (icon.length === 0) missing.push(`${table}: add an icon to "${kind}"`)
  if (title.trim() === '') missing.push(`${table}: add a title to "${kind}"`)
  const rule = new RegExp(`^\\[data-kind='${kind}'\\] \\{([^}]*)\\}`, 'm').exec(tokens)?.[1] ?? ''
  for (const property of ['ink', 'bar', 'tint']) {
    const value = new RegExp(`^\\s*--${property}: (.+);$`, 'm').exec(rule)?.[1] ?? ''
    if (!/^(?:light-dark\(\S+, \S+\)|var\(--[\w-]+\))$/.test(value)) {
      const declaration = `--${property}: light-dark(…, …);`
      missing.push(`app/styles/tokens.css: add \`${declaration}\` to [data-kind='${kind}']`)
    }
  }
  return missing
}

test.each(Object.entries(admonitionKinds))(
  'the admonition %s has an icon, a title and colors',
  (kind, config) => {
    expect(findMissing(kind, config)).toEqual([])
  },
)

test('lists what to add for a new kind', () => {
  expect(findMissing('hint', { icon: [], title: '' })).toEqual([
    'lib/markdown/blocks/admonition-kinds.ts: add an icon to "hint"',
    'lib/markdown/blocks/admonition-kinds.ts: add a title to "hint"',
    "app/styles/tokens.css: add `--ink: light-dark(…, …);` to [data-kind='hint']",
    "app/styles/tokens.css: add `--bar: light-dark(…, …);` to [data-kind='hint']",
    "app/styles/tokens.css: add `--tint: light-dark(…, …);` to [data-kind='hint']",
  ])
})
