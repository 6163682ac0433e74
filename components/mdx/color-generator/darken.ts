import type { Rgb } from './hex'
import { toHex, toRgb } from './hex'

type Hsl = { hue: number; saturation: number; lightness: number }

function toHsl([red, green, blue]: Rgb): Hsl {
  const max = Math.max(red, green, blue)
  const range = max - Math.min(red, green, blue)
  const lightness = max - range / 2
  if (range === 0) return { hue: 0, saturation: 0, lightness }
  const hue =
    max === red
      ? (green - blue) / range
      : max === green
        ? 2 + (blue - red) / range
        : 4 + (red - green) / range
  return { hue: hue * 60, saturation: range / (1 - Math.abs(2 * lightness - 1)), lightness }
}

/** Converts HSL to RGB with the formula from CSS Color 4, which doesn't need a case for each sector of the hue. */
function fromHsl({ hue, saturation, lightness }: Hsl): Rgb {
  const amplitude = saturation * Math.min(lightness, 1 - lightness)
  const toChannel = (offset: number) => {
    const sector = (offset + hue / 30 + 12) % 12
    return lightness - amplitude * Math.max(-1, Math.min(sector - 3, 9 - sector, 1))
  }
  return [toChannel(0), toChannel(8), toChannel(4)]
}

/**
 * Returns a `#rrggbb` color with its HSL lightness multiplied by `1 - factor`. A negative factor lightens it.
 * @example darken('#2e8555', 0.1) // '#29784c'
 */
export function darken(hex: string, factor: number): string {
  const { lightness, ...tint } = toHsl(toRgb(hex))
  return toHex(fromHsl({ ...tint, lightness: Math.min(1, lightness * (1 - factor)) }))
}
