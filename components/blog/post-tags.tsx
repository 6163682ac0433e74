/** The tags of a post. */
export function PostTags({ tags }: { tags: TagLink[] }) {
  if (tags.length === 0) return null
  return (
    <>
      <span className="sr-only">Tags:</span>
      <ul className="tags">
        {tags.map(({ label, href }) => (
          <li key={href}>
            <a className="tag" href={href} rel="tag">
              {label}
            </a>
          </li>
        ))}
      </ul>
    </>
  )
}
import type { TagLink } from '@/lib/records/navigation'
