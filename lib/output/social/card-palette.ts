import type { Palette } from './indexed-png'

/** An ink with the number of its shades, which make the edges of letters smooth. The last shade is the ink itself. */
export type Ink = { color: number; shades: number }

/** Number of values of red, green and blue for anything drawn in other colors, such as emoji. */
const OTHERS = { red: 5, green: 6, blue: 5 }

/** How many times closer another color has to be than the nearest shade of an ink, as squared distances. */
const PREFERENCE = 16

const range = (length: number) => Array.from({ length }, (_, index) => index / (length - 1))

/** Returns a color between white (0) and an ink (1), as 0xRRGGBB. */
function mixWithWhite(ink: number, share: number): number {
  const mix = (shift: number) => Math.round(255 + (((ink >> shift) & 255) - 255) * share) << shift
  return mix(16) | mix(8) | mix(0)
}

/** Colors of cards. */
export type CardPalette = {
  colors: Palette
  /** Number of white and ink shades, which come first in `colors`. */
  shades: number
}

/** Creates a palette of white, the shades of each ink, and evenly spread other colors. */
export function createPalette(inks: Ink[]): CardPalette {
  const shades = inks.flatMap(({ color, shades: count }) =>
    range(count + 1).map((share) => mixWithWhite(color, share)),
  )
  const others = range(OTHERS.red).flatMap((red) =>
    range(OTHERS.green).flatMap((green) =>
      range(OTHERS.blue).map(
        (blue) =>
          (Math.round(red * 255) << 16) | (Math.round(green * 255) << 8) | Math.round(blue * 255),
      ),
    ),
  )
  return { colors: [...new Set([...shades, ...others])], shades: new Set(shades).size }
}

/** Returns a channel of a translucent color on white. @param opacity from 0 to 255 */
function blendWithWhite(value: number, opacity: number): number {
  return 255 - Math.round(((255 - value) * opacity) / 255)
}

function findNearest({ colors, shades }: CardPalette, rgba: number): number {
  const opacity = rgba & 255
  const [red, green, blue] = [24, 16, 8].map((shift) =>
    blendWithWhite((rgba >>> shift) & 255, opacity),
  ) as [number, number, number]
  const distances = colors.map(
    (color, index) =>
      (((color >> 16) - red) ** 2 +
        (((color >> 8) & 255) - green) ** 2 +
        ((color & 255) - blue) ** 2) *
      (index < shades ? 1 : PREFERENCE),
  )
  return distances.indexOf(Math.min(...distances))
}

/**
 * Returns a function that finds the index of the palette color most similar to 0xRRGGBBAA on white. The result depends
 * on nothing else, so images are the same regardless of the order in which they are drawn.
 */
export function createColorFinder(palette: CardPalette): (rgba: number) => number {
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
