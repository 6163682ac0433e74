/** Names of the colors of tiles, which are those of admonitions. */
export const tileKinds = ['note', 'tip', 'info', 'warning', 'danger', 'caution'] as const

/** What the picture of a site shows. */
export type Tile = {
  /** One or two letters. */
  initials: string
  kind: (typeof tileKinds)[number]
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
  const sum = Array.from(title).reduce((total, letter) => total + letter.charCodeAt(0), 0)
  return {
    initials: toInitials(title),
    kind: tileKinds[sum % tileKinds.length] ?? 'note',
  }
}
