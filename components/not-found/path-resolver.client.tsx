'use client'

import { lazy, useEffect } from 'react'
import { releaseText } from './hold-text'
import type { ResolverProps } from './resolver.client'

/** Without the script the page is complete, as it is offline. */
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
 * Leads to what the URL means, in its own script: this page shares its document with all others, whose scripts the
 * bundler would make part of.
 */
export function PathResolver(props: ResolverProps) {
  return <Resolver {...props} />
}
