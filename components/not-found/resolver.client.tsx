'use client'

import { useEffect, useState } from 'react'
import type { RouteManifest } from '@/lib/records/route-manifest'
import type { PageOf } from '@/lib/records/site-page'
import { resolvePath } from './resolve-path'
import type { Suggestion } from './suggest-pages'
import { suggestPages } from './suggest-pages'
import { toDecodedPath, toTargetUrl } from './target-url'
import { joinPagePath } from '@/lib/core/url'
import { baseUrl } from '../ui/base-url'
import { Link } from '../ui/link'

export type ResolverProps = Pick<PageOf<'not-found'>, 'manifestHref'>

async function fetchManifest(href: string): Promise<RouteManifest> {
  const response = await fetch(href)
  if (!response.ok) throw new Error(`${href}: ${response.status}`)
  return response.json() as Promise<RouteManifest>
}

function toStatus({ length }: Suggestion[]): string {
  if (length === 0) return 'Page not found.'
  return `Page not found. ${length === 1 ? 'One similar page is' : `${length} similar pages are`} listed.`
}

/** Redirects to the page that the URL means. If there is none, shows the pages with similar URLs. */
export function Resolver({ manifestHref }: ResolverProps) {
  const [suggestions, setSuggestions] = useState<Suggestion[]>()
  const toHref = (path: string) => joinPagePath(baseUrl, encodeURI(path))
  useEffect(() => {
    let isCurrent = true
    const show = (found: Suggestion[]) => {
      if (isCurrent) setSuggestions(found)
    }
    const open = (book: RouteManifest) => {
      const requestedPath = toDecodedPath(location.pathname, baseUrl)
      const target = resolvePath(requestedPath, book, location.search + location.hash)
      const url = target === undefined ? undefined : toTargetUrl(target, location, baseUrl)
      if (url === undefined) show(suggestPages(requestedPath, book))
      else if (isCurrent) location.replace(url)
    }
    // Offline, there is no route manifest, and the page is complete without it.
    fetchManifest(manifestHref).then(open, () => show([]))
    return () => {
      isCurrent = false
    }
  }, [manifestHref])
  return (
    <>
      {/* The stylesheet shows the page once this isn't empty. */}
      <p className="sr-only" role="status">
        {suggestions && toStatus(suggestions)}
      </p>
      {suggestions && suggestions.length > 0 && (
        <section className="similar-pages" aria-labelledby="similar-pages">
          <h2 id="similar-pages">Did you mean one of these?</h2>
          <ul>
            {suggestions.map(({ path, title, others }) => (
              <li key={path}>
                <a href={toHref(path)}>{title}</a>
                <span className="muted small">{path}</span>
                {others.length > 0 && (
                  <span className="muted small">
                    Also in{' '}
                    {others.map((other) => (
                      <Link
                        key={other.path}
                        className="badge"
                        href={toHref(other.path)}
                        isServed
                        context={title}
                      >
                        {other.label}
                      </Link>
                    ))}
                  </span>
                )}
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}
