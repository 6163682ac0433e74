'use client'

import { lazyPart } from '../navigation/lazy-part.client'

/**
 * Redirects to the page that the URL means, in a separate script. This page shares its document with all others, and
 * the bundler would add the code to their scripts. Without the script, the page is complete, as it is offline.
 */
export const PathResolver = lazyPart(
  () => import('./resolver.client').then(({ Resolver }) => Resolver),
  () => (
    <p className="sr-only" role="status">
      Page not found.
    </p>
  ),
)
