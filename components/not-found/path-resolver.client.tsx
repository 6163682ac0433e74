'use client'

import { lazy, useEffect } from 'react'
import { releaseText } from './hold-text'
import type { ResolverProps } from './resolver.client'

/** Without its script, the page is complete, as it is offline. */
function Unresolved() {
  useEffect(() => releaseText(document.documentElement), [])
  return <p className="sr-only" role="status" />
}

const Resolver = lazy(() =>
  import('./resolver.client').then(
    (chunk) => ({ default: chunk.Resolver }),
    () => ({ default: Unresolved }),
  ),
)

/**
 * Redirects to the page that the URL means, in a separate script. This page shares its document with all others, and
 * the bundler would add the code to their scripts.
 */
export function PathResolver(props: ResolverProps) {
  return <Resolver {...props} />
}
