import { describe, expect, test } from '@jest/globals'
import { readFileSync } from 'node:fs'
import type { ColorScheme } from './scheme'
import {
  defaultSchemes,
  displayOrder,
  getShade,
  parseAdjustment,
  parseScheme,
  toSiteTokens,
  toThemeRule,
} from './scheme'

const { light, dark } = defaultSchemes

test.each(displayOrder)('the default shade %s equals the one of this site', (name) => {
  const css = readFileSync('app/styles/tokens.css', 'utf8')
  const token = name === 'primary' ? '--primary' : `--primary-${name}`
  expect(css).toContain(`${token}: light-dark(${getShade(light, name)}, ${getShade(dark, name)});`)
})

test.each([
  ['0.1', 0.1],
  ['-.3', -0.3],
  ['1', 1],
  ['', undefined],
  ['1.1', undefined],
  ['-2', undefined],
  ['much', undefined],
])('the adjustment %p is parsed as %p', (text, value) => {
  expect(parseAdjustment(text)).toBe(value)
})

describe('parseScheme', () => {
  test('reads a stored scheme', () => {
    const scheme: ColorScheme = { ...light, baseColor: '#c2410c', background: '#fafafa' }
    expect(parseScheme(JSON.stringify(scheme))).toEqual(scheme)
  })

  test.each([
    ['nothing', null],
    ['invalid JSON', '{'],
    ['not an object', 'null'],
    ['no base color', JSON.stringify({ ...light, baseColor: 'green' })],
    ['no background', JSON.stringify({ ...light, background: undefined })],
    ['no shades', JSON.stringify({ ...light, shades: undefined })],
    [
      'a shade without a number',
      JSON.stringify({ ...light, shades: { ...light.shades, dark: 'x' } }),
    ],
    ['a shade out of range', JSON.stringify({ ...light, shades: { ...light.shades, dark: 2 } })],
  ])('%s is rejected', (_, json) => {
    expect(parseScheme(json)).toBeUndefined()
  })
})

describe('toThemeRule', () => {
  test('uses `:root` for the light mode, in code order', () => {
    expect(toThemeRule('light', light)).toEqual({
      selector: ':root',
      declarations: [
        ['--ifm-color-primary', '#2e8555'],
        ['--ifm-color-primary-dark', '#29784c'],
        ['--ifm-color-primary-darker', '#277148'],
        ['--ifm-color-primary-darkest', '#205d3b'],
        ['--ifm-color-primary-light', '#33925d'],
        ['--ifm-color-primary-lighter', '#359962'],
        ['--ifm-color-primary-lightest', '#3cad6e'],
      ],
    })
  })

  test('puts a changed background last, with a selector that overrides the framework', () => {
    const { selector, declarations } = toThemeRule('dark', { ...dark, background: '#000000' })
    expect(selector).toBe(`html[data-theme='dark']`)
    expect(declarations.at(-1)).toEqual(['--ifm-background-color', '#000000'])
  })
})

describe('toSiteTokens', () => {
  test('recolors the shades and the links', () => {
    const tokens = Object.fromEntries(toSiteTokens('light', { ...light, baseColor: '#808080' }))
    expect(tokens).toMatchObject({
      '--primary': '#808080',
      '--primary-darkest': '#5a5a5a',
      '--link': '#808080',
    })
    expect(tokens).not.toHaveProperty('--page')
  })

  test('recolors the page only if its background was changed', () => {
    const tokens = Object.fromEntries(toSiteTokens('dark', { ...dark, background: '#000000' }))
    expect(tokens).toMatchObject({ '--page': '#000000' })
  })
})
