import { darken } from './darken'
import { parseHex } from './hex'

export type ColorMode = 'light' | 'dark'

export type ShadeName = 'primary' | 'dark' | 'darker' | 'darkest' | 'light' | 'lighter' | 'lightest'

/** What a reader chooses for one mode of a theme. */
export type ColorScheme = {
  /** The primary color as `#rrggbb`. */
  baseColor: string
  /** The background of the page as `#rrggbb`. */
  background: string
  /** By how much each shade is darker than the base color, from -1 to 1. */
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

export const defaultSchemes: Record<ColorMode, ColorScheme> = {
  light: { baseColor: '#2e8555', background: '#ffffff', shades },
  dark: { baseColor: '#25c2a0', background: '#181920', shades },
}

/** The shades as a stylesheet lists them. */
export const codeOrder = Object.keys(shades) as ShadeName[]

/** The shades from the lightest to the darkest. */
export const displayOrder: ShadeName[] = [
  'lightest',
  'lighter',
  'light',
  'primary',
  'dark',
  'darker',
  'darkest',
]

/** The color of a shade. */
export function getShade({ baseColor, shades: adjustments }: ColorScheme, name: ShadeName): string {
  return darken(baseColor, adjustments[name])
}

/** An adjustment that was typed; undefined unless it is a number from -1 to 1. */
export function parseAdjustment(text: string): number | undefined {
  const value = Number(text)
  return text.trim() !== '' && Math.abs(value) <= 1 ? value : undefined
}

/** A scheme from its JSON; undefined if there is none or it has been tampered with. */
export function parseScheme(json: string | null): ColorScheme | undefined {
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
