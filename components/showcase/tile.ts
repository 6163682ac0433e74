/** The drawing for a site without a picture. */
export type Tile = {
  /** One or two letters. */
  initials: string
  /** Number of its color, starting at 0. */
  hue: number
  /** Number of its pattern, starting at 0. */
  pattern: number
  /** Rotation of the pattern in degrees: 0, 90, 180 or 270. */
  turn: number
}

export const HUE_COUNT = 6
export const PATTERN_COUNT = 8

/** FNV-1a over UTF-16 units, with a final step that spreads titles that differ only in their last letters. */
function toHash(text: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  }
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d)
  return (hash ^ (hash >>> 13)) >>> 0
}

/**
 * Returns the first letters of two words, including capitals inside a word, or the first two letters of a single word.
 */
function toInitials(title: string): string {
  const words = title
    .replace(/['’]\p{Ll}+/gu, '')
    .match(/\p{Lu}+(?!\p{Ll})|\p{Lu}?\p{Ll}+|\p{N}+|\p{Lo}+/gu)
  const [first = [], second] = (words ?? []).map((word) => Array.from(word))
  const letters = second && first.length > 0 ? [first[0], second[0]] : first.slice(0, 2)
  return letters.join('').replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())
}

/** Returns the tile of a site, which is always the same for the same title. */
export function toTile(title: string): Tile {
  const hash = toHash(title)
  return {
    initials: toInitials(title),
    hue: hash % HUE_COUNT,
    pattern: (hash >>> 6) % PATTERN_COUNT,
    turn: ((hash >>> 12) % 4) * 90,
  }
}
