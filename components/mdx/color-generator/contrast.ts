import { toRgb } from './hex'

/** WCAG 2 contrast grade for normal text. */
export type Grade = 'AAA' | 'AA' | 'Fail'

function getLuminance(hex: string): number {
  const [red, green, blue] = toRgb(hex).map((channel) =>
    channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4,
  ) as [number, number, number]
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Returns the WCAG 2 contrast of two `#rrggbb` colors, from 1 to 21. */
export function getContrast(a: string, b: string): number {
  const first = getLuminance(a)
  const second = getLuminance(b)
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05)
}

/** Returns the grade of a contrast: AAA above 7, AA above 4.5. */
export function toGrade(contrast: number): Grade {
  if (contrast > 7) return 'AAA'
  return contrast > 4.5 ? 'AA' : 'Fail'
}
