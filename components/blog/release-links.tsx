import type { PostLink } from '@/lib/records/site-page'

/** Where the changes of the release are that a post announces. */
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
