/** A source of random values that returns the same ones for the same seed on every machine. */
export type Random = {
  /** A number from 0 up to, but not including, 1. */
  next: () => number
  /** An integer from `low` to `high`, inclusive. */
  between: (low: number, high: number) => number
  pick: <Value>(values: readonly [Value, ...Value[]]) => Value
}

/** FNV-1a: spreads similar seeds far apart. */
function toNumber(seed: string): number {
  let hash = 0x811c9dc5
  for (const character of seed) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193)
  }
  return hash >>> 0
}

/** Mulberry32, a small generator that is good enough for text. */
export function createRandom(seed: string): Random {
  let state = toNumber(seed)
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  return {
    next,
    between: (low, high) => low + Math.floor(next() * (high - low + 1)),
    pick: (values) => values[Math.floor(next() * values.length)] ?? values[0],
  }
}
