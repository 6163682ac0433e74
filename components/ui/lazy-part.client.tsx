'use client'

import type { ComponentType, ReactNode } from 'react'
import { lazy } from 'react'
import { LostPart } from '../navigation/lost-part.client'
import { FailureBoundary } from './failure-boundary.client'

/**
 * Creates a component in a separate script, which only pages with the component load. It has no Suspense boundary: React
 * would move a piece of this size to the end of the document, where it shows only with scripts and pushes the text below
 * it down. A navigation waits for the script, so nothing moves then either.
 * @param load imports the component
 * @param renderLost renders what is shown without the script
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  renderLost: (props: Props) => ReactNode,
) {
  const Part = lazy<ComponentType<Props>>(() =>
    load().then(
      (part) => ({ default: part }),
      () => ({ default: (props: Props) => <LostPart>{renderLost(props)}</LostPart> }),
    ),
  )
  return function LazyPart(props: Props) {
    return (
      <FailureBoundary>
        <Part {...props} />
      </FailureBoundary>
    )
  }
}
