import type { Theme } from '@/components/theme/themes'
import { darken } from './darken'
import { parseHex } from './hex'

export type ShadeName = 'primary' | 'dark' | 'darker' | 'darkest' | 'light' | 'lighter' | 'lightest'

/** The reader's choices for one mode of a theme. */
export type ColorScheme = {
  /** Primary color as `#rrggbb`. */
  baseColor: string
  /** Background color of the page as `#rrggbb`. */
  background: string
  /** How much darker each shade is than the base color, from -1 to 1. */
  shades: Record<ShadeName, number>
}

const shades: ColorScheme['shades'] = {
  primary: 0,
  dark: 0.1,
  darker: 0.15,
  darkest: 0.3,
  light: -0.1,
  lighter: -0.15,
  lightest: -0.3,
}

export const defaultSchemes: Record<Theme, ColorScheme> = {
  light: { baseColor: '#2e8555', background: '#ffffff', shades },
  dark: { baseColor: '#25c2a0', background: '#181920', shades },
}

/** The shades in the order of the generated CSS. */
export const codeOrder = Object.keys(shades) as ShadeName[]

/** The shades from lightest to darkest. */
export const displayOrder: ShadeName[] = [
  'lightest',
  'lighter',
  'light',
  'primary',
  'dark',
  'darker',
  'darkest',
]

/** Returns the color of a shade. */
export function getShade({ baseColor, shades: adjustments }: ColorScheme, name: ShadeName): string {
  return darken(baseColor, adjustments[name])
}

export type Declaration = [property: string, value: string]

/** Returns the shades in code order as custom properties: the prefix, with the name of all but the primary one. */
function toShades(scheme: ColorScheme, prefix: string): Declaration[] {
  return codeOrder.map((name) => [
    name === 'primary' ? prefix : `${prefix}-${name}`,
    getShade(scheme, name),
  ])
}

/** Returns the background as a custom property unless it is the default of the mode. */
function toBackground(mode: Theme, { background }: ColorScheme, name: string): Declaration[] {
  return background === defaultSchemes[mode].background ? [] : [[name, background]]
}

/** Returns the tokens of this site that apply the scheme to the page. Links use the base color, as in Docusaurus. */
export function toSiteTokens(mode: Theme, scheme: ColorScheme): Declaration[] {
  const { baseColor, background } = scheme
  return [
    ...toShades(scheme, '--primary'),
    ['--link', baseColor],
    ['--link-surface', `color-mix(in srgb, ${baseColor} 10%, ${background})`],
    ...toBackground(mode, scheme, '--page'),
  ]
}

export type ThemeRule = { selector: string; declarations: Declaration[] }

/** Returns the CSS rule that applies the scheme to a Docusaurus site. */
export function toThemeRule(mode: Theme, scheme: ColorScheme): ThemeRule {
  const background = toBackground(mode, scheme, '--ifm-background-color')
  // Infima sets its dark background with this specificity, and its primary color with that of `:root`.
  const dark = background.length > 0 ? `html[data-theme='dark']` : `[data-theme='dark']`
  return {
    selector: mode === 'light' ? ':root' : dark,
    declarations: [...toShades(scheme, '--ifm-color-primary'), ...background],
  }
}

/** Parses a typed adjustment. Returns undefined unless it is a number from -1 to 1. */
export function parseAdjustment(text: string): number | undefined {
  const value = Number(text)
  return text.trim() !== '' && Math.abs(value) <= 1 ? value : undefined
}

/** Parses a scheme from JSON. Returns undefined if there is none or it is invalid. */
export function parseScheme(json: string | null | undefined): ColorScheme | undefined {
  try {
    const stored = JSON.parse(json ?? '') as ColorScheme
    const baseColor = parseHex(stored.baseColor)
    const background = parseHex(stored.background)
    const valid = codeOrder.every((name) => Math.abs(stored.shades[name]) <= 1)
    return valid && baseColor && background
      ? { baseColor, background, shades: stored.shades }
      : undefined
  } catch {
    return undefined
  }
}
