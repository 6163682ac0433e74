/** What is drawn for a site that has no picture. */
export type Tile = {
  /** One or two letters. */
  initials: string
  /** Number of its colors, from 0. */
  hue: number
  /** Number of its pattern, from 0. */
  pattern: number
  /** Degrees by which the pattern is turned: 0, 90, 180 or 270. */
  turn: number
}

export const HUE_COUNT = 6
export const PATTERN_COUNT = 8

/** FNV-1a over UTF-16 units, and a last step that spreads what differs in the last letters only. */
function toHash(text: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  }
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d)
  return (hash ^ (hash >>> 13)) >>> 0
}

/** The first letters of two words, capitals inside a word included; of a single word its first two letters. */
function toInitials(title: string): string {
  const words = title
    .replace(/['’]\p{Ll}+/gu, '')
    .match(/\p{Lu}+(?!\p{Ll})|\p{Lu}?\p{Ll}+|\p{N}+|\p{Lo}+/gu)
  const [first = [], second] = (words ?? []).map((word) => Array.from(word))
  const letters = second && first.length > 0 ? [first[0], second[0]] : first.slice(0, 2)
  return letters.join('').replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())
}

/** The tile of a site, always the same for the same title. */
export function toTile(title: string): Tile {
  const hash = toHash(title)
  return {
    initials: toInitials(title),
    hue: hash % HUE_COUNT,
    pattern: (hash >>> 6) % PATTERN_COUNT,
    turn: ((hash >>> 12) % 4) * 90,
  }
}
