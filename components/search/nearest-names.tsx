import { Fragment } from 'react'
import { searchConfig } from '@/lib/config/search-settings'
import { joinPagePath } from '@/lib/core/url'
import { baseUrl } from '../ui/base-url'

/** Returns the address of the page that lists all results of a query. */
export function toSearchPageHref(query: string): string {
  return `${joinPagePath(baseUrl, searchConfig.searchPagePath)}?q=${encodeURIComponent(query)}`
}

type NearestNamesProps = { names: readonly string[]; onFollow?: (() => void) | undefined }

/** Names to search for instead of a query without results. */
export function NearestNames({ names, onFollow }: NearestNamesProps) {
  if (names.length === 0) return null
  return (
    <p className="search-nearest">
      Try searching for:{' '}
      {names.map((name, at) => (
        <Fragment key={name}>
          {at > 0 && ', '}
          <a href={toSearchPageHref(name)} onClick={onFollow}>
            {name}
          </a>
        </Fragment>
      ))}
    </p>
  )
}
