'use client'

import type { ComponentType, ReactNode } from 'react'
import { Fragment, lazy, useEffect } from 'react'
import { FailureBoundary } from '../ui/failure-boundary.client'
import { useIsLive } from '../ui/use-is-live'
import { reloadIncompletePage } from './reload-page'

/**
 * Replaces a part of a page whose script couldn't be loaded. Shows the children, and reloads the page if that may help.
 * It does so in an effect because until then, the URL is that of the previous page.
 */
function LostPart({ children }: { children: ReactNode }) {
  const isLive = useIsLive()
  useEffect(() => {
    void reloadIncompletePage()
  }, [])
  // Without the key, React would use the server's markup of the part for the children.
  return <Fragment key={String(isLive)}>{children}</Fragment>
}

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
