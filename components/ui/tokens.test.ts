import { describe, expect, test } from '@jest/globals'
import { readFileSync } from 'node:fs'
import { admonitionKinds } from '@/lib/markdown/blocks/admonition-kinds'
import { getContrast } from '../mdx/color-generator/contrast'

const css = readFileSync('app/styles/tokens.css', 'utf8')
const declarations = new Map(
  css.split('\n}\n').flatMap((rule) => {
    // What has a kind has its own colors.
    const kind = /\[data-kind='(\w+)'\]/.exec(rule)?.[1]
    return [...rule.matchAll(/^\s*--([\w-]+):\s*([^;]+);/gm)].map(
      ([, name = '', value = '']): [string, string] => [kind ? `${kind}.${name}` : name, value],
    )
  }),
)

const themes = ['light', 'dark'] as const
type Theme = (typeof themes)[number]

/** Returns a token as `#rrggbb`, with `var()` and `light-dark()` resolved. */
function resolve(name: string, theme: Theme): string {
  const value = declarations.get(name)
  if (value === undefined) throw new Error(`No token --${name}.`)
  const reference = /^var\(--([\w-]+)\)$/.exec(value)?.[1]
  if (reference) return resolve(reference, theme)
  const [, light = value, dark = value] = /^light-dark\((#\w+), (#\w+)\)$/.exec(value) ?? []
  const color = theme === 'light' ? light : dark
  if (!/^#[\da-f]{6}$/.test(color)) throw new Error(`--${name} is not an opaque color: ${value}`)
  return color
}

const namesLike = (pattern: RegExp) => [...declarations.keys()].filter((name) => pattern.test(name))

const tokens = namesLike(/^token-/)
const admonitions = namesLike(/^\w+\.ink$/).map((name) => name.replace('.ink', ''))

const pairs: [foreground: string, background: string, least: number][] = [
  ['text', 'page', 7],
  ['text', 'surface', 7],
  ['heading', 'page', 7],
  ['muted', 'page', 4.5],
  ['muted', 'surface', 4.5],
  ['muted', 'code-line', 4.5],
  ['link', 'page', 4.5],
  ['link', 'surface', 4.5],
  ['link', 'link-surface', 4.5],
  ['text', 'surface-hover', 4.5],
  ['control-border', 'page', 3],
  ['ring', 'page', 3],
  ['ring', 'surface', 3],
  ['on-primary', 'button', 4.5],
  ['on-primary', 'button-hover', 4.5],
  // Links in code have the color of other links.
  ...[...tokens, 'link'].flatMap((name): typeof pairs => [
    [name, 'code-surface', 4.5],
    [name, 'code-line', 4.5],
    [name, 'code-error', 4.5],
  ]),
  // Each line of a diff is a single token or plain text.
  ['token-string', 'code-added', 4.5],
  ['danger', 'code-error', 4.5],
  ['danger', 'code-surface', 4.5],
  ...['code-surface', 'code-line', 'code-error', 'code-added'].map(
    (background): (typeof pairs)[number] => ['text', background, 4.5],
  ),
  ...admonitions.flatMap((name): typeof pairs => [
    [`${name}.ink`, `${name}.tint`, 4.5],
    ['text', `${name}.tint`, 4.5],
    ['link', `${name}.tint`, 4.5],
    [`${name}.bar`, 'page', 3],
  ]),
]

test('code and every kind of admonition have tokens', () => {
  expect(tokens).toHaveLength(5)
  expect(admonitions).toEqual(Object.keys(admonitionKinds))
})

describe.each(themes)('%s', (theme) => {
  test.each(pairs)(
    '--%s on --%s has a contrast of at least %d',
    (foreground, background, least) => {
      const contrast = getContrast(resolve(foreground, theme), resolve(background, theme))
      expect(contrast).toBeGreaterThanOrEqual(least)
    },
  )
})
