import GithubSlugger from 'github-slugger'
import type { Release } from '@/lib/records/site-page'
import { CONTRIBUTORS_ID, toContributorCount } from './contributors'
import { Link } from '../ui/link'

type ReleaseSummaryProps = {
  release: Release
  /** URL of the release page. */
  href: string
}

/** A release in a list: its changes by kind, all commits since the previous release, and its contributors. */
export function ReleaseSummary({ release, href }: ReleaseSummaryProps) {
  const slugger = new GithubSlugger()
  return (
    <ul className="release-summary flex-row">
      {release.sections.map(({ kind, label, items }) => (
        <li key={kind}>
          <a href={`${href}#${slugger.slug(label)}`}>
            {label} <span className="tag-count">{items.length}</span>
          </a>
        </li>
      ))}
      {release.compareUrl !== undefined && (
        <li>
          <Link href={release.compareUrl}>All commits</Link>
        </li>
      )}
      {release.contributors.length > 0 && (
        <li>
          <a href={`${href}#${CONTRIBUTORS_ID}`}>{toContributorCount(release.contributors)}</a>
        </li>
      )}
    </ul>
  )
}
