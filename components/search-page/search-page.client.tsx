'use client'

import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { SearchScope } from '@/lib/config/search-scopes'
import { searchConfig } from '@/lib/config/search-settings'
import { DEFAULT_TAG } from '@/lib/search/tags'
import { readPreferredVersion } from '../navigation/preferred-version'
import { changeQuery } from '../navigation/change-query'
import { useUrlQuery } from '../navigation/use-url-query'
import type { Results } from './result-list'
import { createResultList } from './result-list'
import { SearchResults } from './search-results.client'
import { createSource } from '../search/sources'

/** Pause in typing, in milliseconds, after which the search runs. */
const PAUSE = 300

/** Results that the reader can return to while the app is open. */
const kept = new Map<string, Results>()

function setUrlQuery(name: string, value: string): void {
  const url = new URL(location.href)
  if (value) url.searchParams.set(name, value)
  else url.searchParams.delete(name)
  if (url.href !== location.href) changeQuery(url, 'same')
}

/** Returns the URL parameter for the version of a docs instance. */
const toParameter = ({ id }: SearchScope) => `docs-${id}`

/**
 * Returns the version of a docs instance to search: the one in the URL, or else the preferred one, or else the last
 * one.
 */
function findVersion(scope: SearchScope, query: URLSearchParams | undefined) {
  const { id, versions, lastVersion } = scope
  const names = versions.map(({ name }) => name)
  const wanted = [
    query?.get(toParameter(scope)),
    query && readPreferredVersion(id, names),
    lastVersion,
  ]
  return wanted
    .map((name) => versions.find((version) => version.name === name))
    .find((version) => version !== undefined)
}

type SearchPageProps = {
  /** Heading if there is no query. */
  title: string
  /** Text after the heading in the title of the document. */
  titleEnd: string
  scopes: readonly SearchScope[]
}

/** The field, the choice of versions, and the results. The URL holds the query and the versions. */
export function SearchPage({ title, titleEnd, scopes }: SearchPageProps) {
  const url = useUrlQuery()
  const query = url?.get('q')?.trim() ?? ''
  const tags = [...scopes.flatMap((scope) => findVersion(scope, url)?.tag ?? []), DEFAULT_TAG]
  const [list] = useState(() => createResultList(createSource(), kept, { query, tags }))
  const field = useRef<HTMLInputElement>(null)
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined)
  const results = useSyncExternalStore(list.subscribe, list.get, () => undefined)
  const heading = query ? `Search results for “${query}”` : title
  const key = tags.join()

  useEffect(() => {
    list.ask({ query, tags: key.split(',') })
  }, [list, query, key])

  useEffect(() => {
    if (!field.current) return
    // Apply what was typed before the app started.
    if (field.current.value && !location.search) setUrlQuery('q', field.current.value)
    if (!new URLSearchParams(location.search).has('q')) field.current.focus()
    return () => clearTimeout(pause.current)
  }, [])

  useEffect(() => {
    if (field.current && field.current.value.trim() !== query) field.current.value = query
  }, [query])

  const ask = () => {
    clearTimeout(pause.current)
    setUrlQuery('q', field.current?.value.trim() ?? '')
  }

  return (
    <>
      <title>{heading + titleEnd}</title>
      <h1>{heading}</h1>
      <form
        role="search"
        aria-label="Site"
        className="search-fields"
        onSubmit={(event) => {
          event.preventDefault()
          ask()
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
          onInput={() => {
            clearTimeout(pause.current)
            pause.current = setTimeout(ask, PAUSE)
          }}
        />
        {scopes
          .filter(({ versions }) => versions.length > 1)
          .map((scope, _index, { length }) => (
            <select
              key={scope.id}
              aria-label={length > 1 ? `Version of ${scope.id}` : 'Version'}
              value={findVersion(scope, url)?.name}
              onChange={({ target }) => setUrlQuery(toParameter(scope), target.value)}
            >
              {scope.versions.map(({ name, label }) => (
                <option key={name} value={name}>
                  {length > 1 ? `${scope.id}: ${label}` : label}
                </option>
              ))}
            </select>
          ))}
        <button type="submit" className="button button-quiet">
          Search
        </button>
      </form>
      {url && <SearchResults results={results} onMore={list.loadMore} />}
    </>
  )
}
