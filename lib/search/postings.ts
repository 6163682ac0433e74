/** Where a word occurs, and how often in each place. Both arrays have the same order. */
type Places = { places: number[]; counts: number[] }

/** An index of where each word occurs. A place is a number that the caller chooses. */
export type Postings = {
  add: (term: string, place: number) => void
  find: (term: string) => Readonly<Places> | undefined
  /** Words that start with a text, in alphabetical order. */
  listWithPrefix: (prefix: string) => string[]
  /** Words that differ from another one by at most `edits` letters, each added, missing, replaced or swapped. */
  listNear: (term: string, edits: number) => { term: string; edits: number }[]
}

/** Returns the number of edits between two words, or `limit + 1` if it's more than `limit`. */
export function countEdits(one: string, other: string, limit: number): number {
  if (Math.abs(one.length - other.length) > limit) return limit + 1
  let before: number[] = []
  let last = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (let row = 1; row <= one.length; row += 1) {
    const current = [row]
    let least = row
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1]
      let edits = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (isSame ? 0 : 1),
      )
      const isSwapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]
      if (row > 1 && column > 1 && isSwapped) edits = Math.min(edits, (before[column - 2] ?? 0) + 1)
      current.push(edits)
      least = Math.min(least, edits)
    }
    if (least > limit) return limit + 1
    before = last
    last = current
  }
  return last[other.length] ?? 0
}

/** Returns the letters of a word as bits. Words that share few of them aren't compared further. */
function toLetters(term: string): number {
  let letters = 0
  for (let at = 0; at < term.length; at += 1) letters |= 1 << (term.charCodeAt(at) & 31)
  return letters
}

function countBits(bits: number): number {
  let count = 0
  for (let rest = bits; rest !== 0; rest &= rest - 1) count += 1
  return count
}

export function createPostings(): Postings {
  const byTerm = new Map<string, Places>()
  let sorted: string[] | undefined
  let letters: number[] | undefined

  const listTerms = () => (sorted ??= [...byTerm.keys()].sort())

  return {
    add: (term, place) => {
      const entry = byTerm.get(term)
      if (!entry) {
        byTerm.set(term, { places: [place], counts: [1] })
        sorted = undefined
        letters = undefined
        return
      }
      const { places, counts } = entry
      // Places arrive in groups, so a known place is always the last one.
      if (places.at(-1) === place) counts[counts.length - 1] = (counts.at(-1) ?? 0) + 1
      else {
        places.push(place)
        counts.push(1)
      }
    },
    find: (term) => byTerm.get(term),
    listWithPrefix: (prefix) => {
      const terms = listTerms()
      let low = 0
      let high = terms.length
      while (low < high) {
        const middle = (low + high) >> 1
        if ((terms[middle] ?? '') < prefix) low = middle + 1
        else high = middle
      }
      let end = low
      while (terms[end]?.startsWith(prefix)) end += 1
      return terms.slice(low, end)
    },
    listNear: (term, edits) => {
      const terms = listTerms()
      letters ??= terms.map(toLetters)
      const wanted = toLetters(term)
      const near: { term: string; edits: number }[] = []
      terms.forEach((candidate, at) => {
        // An edit changes at most two letters: it removes one and adds another.
        if (countBits(wanted ^ (letters?.[at] ?? 0)) > edits * 2) return
        const found = countEdits(term, candidate, edits)
        if (found > 0 && found <= edits) near.push({ term: candidate, edits: found })
      })
      return near
    },
  }
}
