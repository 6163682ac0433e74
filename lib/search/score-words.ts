import type { Expansion } from './expand-word'
import { expandTypos, expandWord } from './expand-word'
import type { TagIndex, Unit } from './tag-index'
import { NAME_FIELDS, TEXT_FIELDS } from './tag-index'
import type { Weights } from './weights'

/** Scores of a word in a query, by unit. */
export type WordScores = {
  word: string
  /** In its name, the path or the keywords. */
  name: Float32Array
  /** In the description of a page. */
  description: Float32Array
  /** In the names of everything that it belongs to. */
  context: Float32Array
  /** In its text and code, and elsewhere on its page. Undefined until the text is loaded. */
  text?: Float32Array
  page?: Float32Array
  /** How much the word says: the fewer names have it, the more. */
  nameRarity: number
  textRarity: number
  expansions: Expansion[]
}

/** Number of occurrences for which a word gets half of its weight, in a text of average length. */
const SATURATION = 1.2

/** How much a long text is penalized. */
const LENGTH_SHARE = 0.6

/** https://en.wikipedia.org/wiki/Okapi_BM25 */
function toRarity(found: number, total: number): number {
  return found === 0 ? 0 : Math.log(1 + (total - found + 0.5) / (found + 0.5))
}

function count(...scores: (Float32Array | undefined)[]): number {
  const [first] = scores
  let found = 0
  for (let unit = 0; unit < (first?.length ?? 0); unit += 1) {
    if (scores.some((each) => (each?.[unit] ?? 0) > 0)) found += 1
  }
  return found
}

function scoreText(index: TagIndex, expansions: Expansion[], weights: Weights): Float32Array {
  const scores = new Float32Array(index.units.length)
  if (!index.text) return scores
  const { postings, lengths, averageLength } = index.text
  for (const { term, share } of expansions) {
    const { places = [], counts = [] } = postings.find(term) ?? {}
    places.forEach((place, at) => {
      const unit = Math.floor(place / TEXT_FIELDS.length)
      const often = counts[at] ?? 0
      const isCode = place % TEXT_FIELDS.length === 1
      const length = 1 - LENGTH_SHARE + (LENGTH_SHARE * (lengths[unit] ?? 0)) / averageLength
      const score = isCode
        ? weights.code * share
        : (weights.text * share * often) / (often + SATURATION * length)
      scores[unit] = Math.max(scores[unit] ?? 0, score)
    })
  }
  return scores
}

/** Gives all units of a page a share of the best text score on that page. */
function scorePage({ units }: TagIndex, text: Float32Array, weights: Weights): Float32Array {
  const best = new Float32Array(units.length)
  units.forEach(({ page }, unit) => {
    best[page] = Math.max(best[page] ?? 0, text[unit] ?? 0)
  })
  return best.map((_, unit) => (best[units[unit]?.page ?? unit] ?? 0) * weights.page)
}

function toWeightName(unit: Unit | undefined): 'title' | 'heading' | 'option' | 'mention' {
  switch (unit?.kind) {
    case 'heading':
      return 'heading'
    case 'option':
      return unit.hasRow ? 'option' : 'mention'
    case 'page':
    case undefined:
      return 'title'
  }
}

/** Scores a word in all fields of an index. */
export function scoreWord(
  index: TagIndex,
  word: string,
  options: { isLast: boolean; hasTypos: boolean; weights: Weights },
): WordScores {
  const { units, names, text } = index
  const { weights, hasTypos, isLast } = options
  const expand = (postings: typeof names) => [
    ...expandWord(word, postings, { isLast, hasForms: true, weights }),
    ...(hasTypos ? expandTypos(word, postings, weights) : []),
  ]
  const nameExpansions = expand(names)
  const name = new Float32Array(units.length)
  const description = new Float32Array(units.length)
  const context = new Float32Array(units.length)
  for (const { term, share } of nameExpansions) {
    for (const place of names.find(term)?.places ?? []) {
      const unit = Math.floor(place / NAME_FIELDS.length)
      const field = NAME_FIELDS[place % NAME_FIELDS.length] ?? 'name'
      if (field === 'description') {
        description[unit] = Math.max(description[unit] ?? 0, weights.description * share)
        continue
      }
      const weight = weights[field === 'name' ? toWeightName(units[unit]) : field]
      name[unit] = Math.max(name[unit] ?? 0, weight * share)
    }
  }
  // A unit's parent comes before it.
  units.forEach(({ parent }, unit) => {
    if (parent === unit) return
    context[unit] = Math.max(context[parent] ?? 0, (name[parent] ?? 0) * weights.context)
  })
  const textExpansions = text ? expand(text.postings) : []
  const textScores = text && scoreText(index, textExpansions, weights)
  return {
    ...{ word, name, description, context },
    ...(textScores && { text: textScores, page: scorePage(index, textScores, weights) }),
    nameRarity: toRarity(count(name, description), units.length),
    textRarity: toRarity(count(name, description, textScores), units.length),
    expansions: [...nameExpansions, ...textExpansions],
  }
}
