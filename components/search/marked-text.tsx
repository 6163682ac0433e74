import { escapeHtml } from '@/lib/core/html'
import { splitMarks } from '@/lib/search/marks'

/** Returns a text of a hit as HTML, with what matches the query in `<mark>` elements. */
export function toMarkedHtml(text: string): string {
  return splitMarks(text)
    .map(escapeHtml)
    .map((piece, index) =>
      index % 2 === 1 ? `<mark class="search-result-match">${piece}</mark>` : piece,
    )
    .join('')
}

/** A text of a hit, with the parts that match the query highlighted. */
export function MarkedText({ text }: { text: string }) {
  return <span dangerouslySetInnerHTML={{ __html: toMarkedHtml(text) }} />
}
