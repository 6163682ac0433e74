'use client'

import { lazyPart } from '@/components/navigation/lazy-part.client'

/** The color generator in a separate script. */
export const ColorGenerator = lazyPart(
  () => import('./generator.client').then(({ Generator }) => Generator),
  () => <p>The color generator could not be loaded. Reload the page to try again.</p>,
)
