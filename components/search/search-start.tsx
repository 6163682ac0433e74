import { searchConfig } from '@/lib/config/search-settings'
import { searchScopes } from '@/lib/config/search-scopes'
import { joinPath } from '@/lib/core/url'
import type { SearchTag } from '@/lib/search/protocol'
import { baseUrl } from './sources'

type SearchStartProps = {
  /** Parts to search from the page, its own docs version first. */
  tags: readonly SearchTag[]
  onFollow: () => void
}

/** What the dialog shows before a reader has searched for anything: the version that it searches, and common tasks. */
export function SearchStart({ tags, onFollow }: SearchStartProps) {
  const versions = searchScopes.flatMap((scope) =>
    scope.versions.length > 1 ? scope.versions : [],
  )
  const version = versions.find(({ tag }) => tags.includes(tag))
  if (!version) return null
  return (
    <nav className="search-start" aria-label="Common tasks">
      <span className="badge">Version: {version.label}</span>
      <ul className="cards">
        {searchConfig.tasks.map(({ label, path }) => (
          <li key={path}>
            <a className="card" href={joinPath(baseUrl, version.path + path)} onClick={onFollow}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
