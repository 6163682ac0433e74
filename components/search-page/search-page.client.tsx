'use client'

import debounce from 'lodash-es/debounce.js'
import { useEffect, useRef } from 'react'
import type { SearchScope } from '@/lib/config/search-scopes'
import { searchScopes } from '@/lib/config/search-scopes'
import { searchConfig } from '@/lib/config/search-settings'
import { DEFAULT_TAG } from '@/lib/search/protocol'
import { readPreferredVersion } from '../navigation/preferred-version'
import { setParameters } from '../navigation/change-query'
import { useUrlQuery } from '../navigation/use-url-query'
import { findVersion } from '../search/search-tags'
import { SearchResults } from './search-results.client'
import { useResults } from './use-results'

/** Searches for what is in the field once the reader pauses typing, for this time in milliseconds. */
const ask = debounce((field: HTMLInputElement) => setParameters({ q: field.value.trim() }), 300)

/** Returns the URL parameter for the version of a docs instance. */
const toParameter = (docsId: string) => `docs-${docsId}`

type SearchPageProps = {
  /** Heading if there is no query. */
  title: string
  /** Text after the heading in the title of the document. */
  titleEnd: string
}

/** The field, the choice of versions, and the results. The URL holds the query and the versions. */
export function SearchPage({ title, titleEnd }: SearchPageProps) {
  const url = useUrlQuery()
  const query = url?.get('q')?.trim() ?? ''
  const findPreferred: typeof readPreferredVersion = (id, names) =>
    names.find((name) => name === url?.get(toParameter(id))) ??
    (url && readPreferredVersion(id, names))
  const findShown = (scope: SearchScope) => findVersion(scope, findPreferred)
  const tags = [...searchScopes.flatMap((scope) => findShown(scope)?.tag ?? []), DEFAULT_TAG]
  const [results, loadMore] = useResults({ query, tags })
  const field = useRef<HTMLInputElement>(null)
  const heading = query ? `Search results for “${query}”` : title

  useEffect(() => {
    if (!field.current) return
    // Apply what was typed before the app started.
    if (field.current.value && !location.search) setParameters({ q: field.current.value })
    if (!new URLSearchParams(location.search).has('q')) field.current.focus()
    return () => ask.cancel()
  }, [])

  useEffect(() => {
    if (field.current && field.current.value.trim() !== query) field.current.value = query
  }, [query])

  return (
    <>
      <title>{heading + titleEnd}</title>
      <h1>{heading}</h1>
      <form
        role="search"
        aria-label="Site"
        className="search-fields flex-row"
        onSubmit={(event) => {
          event.preventDefault()
          ask.flush()
        }}
      >
        <input
          ref={field}
          type="search"
          name="q"
          aria-label="Search"
          placeholder={searchConfig.placeholder}
          autoComplete="off"
          spellCheck={false}
          onInput={({ currentTarget }) => ask(currentTarget)}
        />
        {searchScopes
          .filter(({ versions }) => versions.length > 1)
          .map((scope, _index, { length }) => (
            <select
              key={scope.id}
              aria-label={length > 1 ? `Version of ${scope.id}` : 'Version'}
              value={findShown(scope)?.name}
              onChange={({ target }) => setParameters({ [toParameter(scope.id)]: target.value })}
            >
              {scope.versions.map(({ name, label }) => (
                <option key={name} value={name}>
                  {label}
                </option>
              ))}
            </select>
          ))}
        <button type="submit" className="button button-quiet">
          Search
        </button>
      </form>
      {url && <SearchResults results={query ? results : undefined} onMore={loadMore} />}
    </>
  )
}
