import GithubSlugger from 'github-slugger'
import type { Release } from '@/lib/model/blog/release'
import { changeKinds } from '@/lib/source/schemas/releases'
import { Link } from '../ui/link'

type ReleaseSummaryProps = {
  release: Release
  /** Page of the release. */
  href: string
}

/** How many changes of each kind a release has, and where to compare it with the one before. */
export function ReleaseSummary({ release, href }: ReleaseSummaryProps) {
  const slugger = new GithubSlugger()
  return (
    <ul className="release-summary">
      {release.sections.map(({ kind, items }) => (
        <li key={kind}>
          <a href={`${href}#${slugger.slug(changeKinds[kind])}`}>
            {changeKinds[kind]} <span className="tag-count">{items.length}</span>
          </a>
        </li>
      ))}
      {release.compareUrl !== undefined && (
        <li>
          <Link href={release.compareUrl}>All commits</Link>
        </li>
      )}
    </ul>
  )
}
