/** The tags of a document. */
export function TagList({ tags }: { tags: TagLink[] }) {
  if (tags.length === 0) return null
  return (
    <div className="doc-tags">
      <span>Tags:</span>
      <ul className="tags">
        {tags.map(({ label, href }) => (
          <li key={label}>
            <a className="tag" href={href} rel="tag">
              {label}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
import type { TagLink } from '@/lib/records/navigation'
