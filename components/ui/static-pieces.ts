/** HTML of the pieces of pages that were loaded as documents, by id. */
const pieces = new Map<string, string>()

/** Keeps all pieces of a page that was fetched. Its payload doesn't contain them. */
export function keepPieces(page: Document): void {
  for (const piece of page.querySelectorAll<HTMLElement>('[data-static]')) {
    pieces.set(piece.dataset['static'] ?? '', piece.innerHTML)
  }
}

/** Returns the HTML of a piece. The first time, a piece of the page that the browser loaded is read from the document. */
export function readPiece(id: string): string {
  const known = pieces.get(id)
  if (known !== undefined) return known
  const html = document.querySelector(`[data-static="${CSS.escape(id)}"]`)?.innerHTML ?? ''
  pieces.set(id, html)
  return html
}
