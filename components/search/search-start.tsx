import { searchConfig } from '@/lib/config/search-settings'
import { searchScopes } from '@/lib/config/search-scopes'
import { joinPagePath } from '@/lib/core/url'
import type { SearchTag } from '@/lib/search/protocol'
import { baseUrl } from '../ui/base-url'

type SearchStartProps = {
  /** Parts to search from the page, its own docs version first. */
  tags: readonly SearchTag[]
  onFollow: () => void
}

/** What the dialog shows before a reader has searched for anything: the version that it searches, and common tasks. */
export function SearchStart({ tags, onFollow }: SearchStartProps) {
  const { versions = [], lastVersion } =
    searchScopes.find((scope) => scope.versions.length > 1) ?? {}
  const version = versions.find(({ tag }) => tags.includes(tag))
  const last = versions.find(({ name }) => name === lastVersion)
  if (!version || !last) return null
  return (
    <nav className="search-start" aria-label="Common tasks">
      <span className="badge">Version: {version.label}</span>
      <ul className="cards">
        {searchConfig.tasks.map(({ label, to }) => (
          <li key={to}>
            <a
              className="card"
              href={joinPagePath(baseUrl, version.path, to.slice(last.path.length))}
              onClick={onFollow}
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
