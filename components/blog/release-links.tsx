import type { PostLink } from '@/lib/records/site-page'

/** Where the changes of the releases are that a post announces. */
export function ReleaseLinks({ releases }: { releases: PostLink[] }) {
  return releases.map(({ href, title }) => (
    <p className="page-meta" key={href}>
      <a href={href}>All changes in {title}</a>
    </p>
  ))
}
