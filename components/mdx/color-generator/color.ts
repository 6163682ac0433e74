import Color, { type ColorInstance } from 'color'

/** Returns the text with exactly one leading `#`. A reader may leave it out, or paste another one after it. */
export function ensureHash(text: string): string {
  return `#${text.replace(/^[\s#]+/, '')}`
}

const toHex = (color: ColorInstance) => color.hex().toLowerCase()

/**
 * Returns a color as lowercase `#rrggbb`, or undefined for anything but three or six hexadecimal digits.
 * @example parseHex('#2E5') // '#22ee55'
 */
export function parseHex(text: string): string | undefined {
  const digits = /^#?([\da-f]{3}|[\da-f]{6})$/i.exec(text.trim())?.[1]
  return digits && toHex(new Color(`#${digits}`))
}

/**
 * Returns a `#rrggbb` color with its HSL lightness multiplied by `1 - factor`. A negative factor lightens it.
 * @example darken('#2e8555', 0.1) // '#29784c'
 */
export function darken(hex: string, factor: number): string {
  return toHex(new Color(hex).darken(factor))
}

/** Returns the WCAG 2 contrast of two `#rrggbb` colors, from 1 to 21. */
export function getContrast(a: string, b: string): number {
  return new Color(a).contrast(new Color(b))
}

/** WCAG 2 contrast grade for normal text. */
export type Grade = 'AAA' | 'AA' | 'Fail'

/** Returns the grade of a contrast: AAA above 7, AA above 4.5. */
export function toGrade(contrast: number): Grade {
  if (contrast > 7) return 'AAA'
  return contrast > 4.5 ? 'AA' : 'Fail'
}
