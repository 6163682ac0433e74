import { readFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import { admonitionKinds } from '@/lib/markdown/blocks/admonition-kinds'

const tokens = readFileSync('app/styles/tokens.css', 'utf8')
const styles = readFileSync('components/mdx/blocks.css', 'utf8')

/** Custom properties of an admonition, each with the suffix of its token. */
const colors = { ink: '', bar: '-bar', tint: '-surface' }

/** Returns what a kind lacks, as instructions. */
function findMissing(kind: string, { icon, title }: { icon: unknown[]; title: string }): string[] {
  const missing: string[] = []
  const table = 'lib/markdown/blocks/admonition-kinds.ts'
  if (icon.length === 0) missing.push(`${table}: add an icon to "${kind}"`)
  if (title.trim() === '') missing.push(`${table}: add a title to "${kind}"`)
  const rule = new RegExp(`^\\[data-kind='${kind}'\\] \\{([^}]*)\\}`, 'm').exec(styles)?.[1] ?? ''
  for (const [property, suffix] of Object.entries(colors)) {
    const token = `--${kind}${suffix}`
    const value = new RegExp(`^\\s*${token}: (.+);$`, 'm').exec(tokens)?.[1] ?? ''
    if (!/^(?:light-dark\(\S+, \S+\)|var\(--[\w-]+\))$/.test(value)) {
      missing.push(`app/styles/tokens.css: add \`${token}: light-dark(…, …);\``)
    }
    if (!rule.includes(`--${property}: var(${token});`)) {
      const declaration = `--${property}: var(${token});`
      missing.push(`components/mdx/blocks.css: add \`${declaration}\` to [data-kind='${kind}']`)
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
    'app/styles/tokens.css: add `--hint: light-dark(…, …);`',
    "components/mdx/blocks.css: add `--ink: var(--hint);` to [data-kind='hint']",
    'app/styles/tokens.css: add `--hint-bar: light-dark(…, …);`',
    "components/mdx/blocks.css: add `--bar: var(--hint-bar);` to [data-kind='hint']",
    'app/styles/tokens.css: add `--hint-surface: light-dark(…, …);`',
    "components/mdx/blocks.css: add `--tint: var(--hint-surface);` to [data-kind='hint']",
  ])
})
