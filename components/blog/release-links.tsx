import type { PostLink } from '@/lib/records/navigation'

/** Links from a post to the changes of the releases it announces. */
export function ReleaseLinks({ releases }: { releases: PostLink[] }) {
  if (releases.length === 0) return null
  return (
    <p className="page-meta">
      {releases.map(({ href, title }) => (
        <a href={href} key={href}>
          All changes in {title}
        </a>
      ))}
    </p>
  )
}
