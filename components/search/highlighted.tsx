import type { MarkedText } from './marked-text'
import { toPieces } from './marked-text'

/** Text with the parts that match a query highlighted. */
export function Highlighted({ text, ranges }: MarkedText) {
  return toPieces({ text, ranges }).map((piece, index) =>
    piece.isMatch ? (
      <mark key={index} className="search-result-match">
        {piece.text}
      </mark>
    ) : (
      piece.text
    ),
  )
}
