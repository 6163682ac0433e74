import type { Palette } from './indexed-png'

/** Steps from white to an ink: what smooth edges of letters need. */
const SHADES = 8

/** Values of red, green and blue for whatever is drawn in other colors, such as emoji. */
const OTHERS = { red: 5, green: 6, blue: 5 }

const range = (length: number) => Array.from({ length }, (_, index) => index / (length - 1))

/** A color between white (0) and an ink (1), as 0xRRGGBB. */
function mixWithWhite(ink: number, share: number): number {
  const mix = (shift: number) => Math.round(255 + (((ink >> shift) & 255) - 255) * share) << shift
  return mix(16) | mix(8) | mix(0)
}

/** White, the shades of each ink, and evenly spread other colors. @param inks at most four, as 0xRRGGBB */
export function createPalette(inks: number[]): Palette {
  const shades = inks.flatMap((ink) => range(SHADES).map((share) => mixWithWhite(ink, share)))
  const others = range(OTHERS.red).flatMap((red) =>
    range(OTHERS.green).flatMap((green) =>
      range(OTHERS.blue).map(
        (blue) =>
          (Math.round(red * 255) << 16) | (Math.round(green * 255) << 8) | Math.round(blue * 255),
      ),
    ),
  )
  return [...new Set([...shades, ...others])]
}

/** A channel of a translucent color on white. @param opacity from 0 to 255 */
function blendWithWhite(value: number, opacity: number): number {
  return 255 - Math.round(((255 - value) * opacity) / 255)
}

function findNearest(palette: Palette, rgba: number): number {
  const opacity = rgba & 255
  const [red, green, blue] = [24, 16, 8].map((shift) =>
    blendWithWhite((rgba >>> shift) & 255, opacity),
  ) as [number, number, number]
  const distances = palette.map(
    (color) =>
      ((color >> 16) - red) ** 2 +
      (((color >> 8) & 255) - green) ** 2 +
      ((color & 255) - blue) ** 2,
  )
  return distances.indexOf(Math.min(...distances))
}

/**
 * Finds the position of the color in a palette that is most similar to 0xRRGGBBAA on white. Which one it is depends on
 * nothing else, so images are the same in whatever order they are drawn.
 */
export function createColorFinder(palette: Palette): (rgba: number) => number {
  const found = new Map<number, number>()
  return (rgba) => {
    let position = found.get(rgba)
    if (position === undefined) {
      position = findNearest(palette, rgba)
      found.set(rgba, position)
    }
    return position
  }
}
