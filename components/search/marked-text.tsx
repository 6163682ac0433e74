import { escapeHtml } from '@/lib/core/html'
import { MARK_END, MARK_START } from '@/lib/search/protocol'

/** Returns a text of a hit as HTML, with what matches the query in `<mark>` elements. */
export function toMarkedHtml(text: string): string {
  return escapeHtml(text)
    .replaceAll(MARK_START, '<mark class="search-result-match">')
    .replaceAll(MARK_END, '</mark>')
}

/** A text of a hit, with the parts that match the query highlighted. */
export function MarkedText({ text }: { text: string }) {
  return <span dangerouslySetInnerHTML={{ __html: toMarkedHtml(text) }} />
}
