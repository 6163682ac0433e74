import { escapeHtml } from '@/lib/core/html'
import { splitMarks } from '@/lib/search/marks'

/** A text of a hit, with the parts that match the query highlighted. */
export function MarkedText({ text }: { text: string }) {
  return splitMarks(text).map((piece, index) =>
    index % 2 === 1 ? (
      <mark key={index} className="search-result-match">
        {piece}
      </mark>
    ) : (
      piece
    ),
  )
}

/** Returns a text of a hit as HTML, with matches in `<mark>` elements. */
export function toMarkedHtml(text: string): string {
  return splitMarks(text)
    .map(escapeHtml)
    .map((piece, index) => (index % 2 === 1 ? `<mark>${piece}</mark>` : piece))
    .join('')
}
