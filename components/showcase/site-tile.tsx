import { showcaseTags } from '@/lib/config/showcase-tags'
import type { ShowcaseTag } from '@/lib/config/showcase-tags'
import { toTile } from './tile'

/** React's types support this attribute only for HTML elements. */
const hidden = { hidden: true }

/** The marks of all tags, to which the page refers: a dot each, and a heart for favorites. Not visible itself. */
export function TagSymbols() {
  return (
    <svg {...hidden}>
      {showcaseTags.map(({ id, color }) => (
        <symbol key={id} id={`mark-${id}`} viewBox="0 0 24 24" fill={color}>
          {id === 'favorite' ? (
            <path d="M12 20.5C7.4 17 3 13.3 3 8.8A5 5 0 0 1 12 5.7a5 5 0 0 1 9 3.1c0 4.5-4.4 8.2-9 11.7z" />
          ) : (
            <circle cx={12} cy={12} r={8} />
          )}
        </symbol>
      ))}
    </svg>
  )
}

/** The mark of a tag. The text next to it says the same. */
export function TagMark({ id }: { id: ShowcaseTag }) {
  return (
    <svg className="tag-mark" aria-hidden="true">
      <use href={`#mark-${id}`} />
    </svg>
  )
}

/** A picture generated from the name of a site: its initials in a color. The outline of a page beside them is a style. */
export function SiteTile({ title }: { title: string }) {
  const { initials, kind } = toTile(title)
  return (
    <span className="tile" data-kind={kind} aria-hidden="true">
      {initials}
    </span>
  )
}
