'use client'

import { lazyPart } from '../navigation/lazy-part.client'

/** The filter in a separate script. Without the script, all changes stay visible. */
export const LazyChangeFilter = lazyPart(
  () => import('./change-filter.client').then(({ ChangeFilter }) => ChangeFilter),
  () => null,
)
