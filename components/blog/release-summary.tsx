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
          <a className="badge" href={`${href}#${slugger.slug(label)}`}>
            {label} <small>{items.length}</small>
          </a>
        </li>
      ))}
      {release.compareUrl !== undefined && (
        <li>
          <Link className="badge" href={release.compareUrl}>
            All commits
          </Link>
        </li>
      )}
      {release.contributors.length > 0 && (
        <li>
          <a className="badge" href={`${href}#${CONTRIBUTORS_ID}`}>
            {toContributorCount(release.contributors)}
          </a>
        </li>
      )}
    </ul>
  )
}
