import { escapeHtml } from '@/lib/core/html'

/** Plain text and its matching parts, as `[start, end)`. */
export type MarkedText = { text: string; ranges: readonly (readonly [number, number])[] }

/** A piece of text. Pieces that match are marked. */
export type TextPiece = { text: string; isMatch: boolean }

/** Splits a text where matches start and end. Ranges can touch, overlap or extend beyond the text. */
export function toPieces({ text, ranges }: MarkedText): TextPiece[] {
  const pieces: TextPiece[] = []
  let done = 0
  const add = (end: number, isMatch: boolean) => {
    if (end <= done) return
    pieces.push({ text: text.slice(done, end), isMatch })
    done = end
  }
  for (const [start, end] of [...ranges].sort(([one], [other]) => one - other)) {
    add(Math.min(start, text.length), false)
    add(Math.min(end, text.length), true)
  }
  add(text.length, false)
  return pieces
}

const entities: Record<string, string> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&amp;': '&',
}

/** Reads text in which a search service has marked matches. All other tags are treated as text. */
export function readMarkedHtml(html: string): MarkedText {
  const ranges: [number, number][] = []
  let text = ''
  let start: number | undefined
  for (const part of html.split(/(<\/?mark>)/)) {
    if (part === '<mark>') start ??= text.length
    else if (part === '</mark>') {
      if (start !== undefined && start < text.length) ranges.push([start, text.length])
      start = undefined
    } else text += part.replace(/&(?:lt|gt|quot|#39|amp);/g, (entity) => entities[entity] ?? entity)
  }
  return { text, ranges }
}

/** Returns text as HTML, with matches in `<mark>` elements. */
export function toMarkedHtml(marked: MarkedText): string {
  return toPieces(marked)
    .map(({ text, isMatch }) => (isMatch ? `<mark>${escapeHtml(text)}</mark>` : escapeHtml(text)))
    .join('')
}
