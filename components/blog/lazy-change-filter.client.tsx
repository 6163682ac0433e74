'use client'

import type { ComponentProps } from 'react'
import { lazy } from 'react'
import { LostPart } from '../navigation/lost-part.client'
import type { ChangeFilter } from './change-filter.client'

const Filter = lazy(() =>
  import('./change-filter.client').then(
    (chunk) => ({ default: chunk.ChangeFilter }),
    () => ({ default: () => <LostPart>{null}</LostPart> }),
  ),
)

/** The filter in a separate script, which only releases load. Without its script, all changes stay visible. */
export function LazyChangeFilter(props: ComponentProps<typeof ChangeFilter>) {
  return <Filter {...props} />
}
