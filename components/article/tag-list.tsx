import type { NavigationLink } from '@/lib/records/navigation'

/** The tags of a document, or of a post in a row with other things. */
export function TagList({ tags, inRow = false }: { tags: NavigationLink[]; inRow?: boolean }) {
  if (tags.length === 0) return null
  const list = (
    <>
      <span className={inRow ? 'sr-only' : undefined}>Tags:</span>
      <ul className="flex-row">
        {tags.map(({ label, href }) => (
          <li key={href}>
            <a className="badge" href={href} rel="tag">
              {label}
            </a>
          </li>
        ))}
      </ul>
    </>
  )
  return inRow ? list : <div className="page-meta flex-row">{list}</div>
}
