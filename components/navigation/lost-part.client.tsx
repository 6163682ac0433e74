'use client'

import type { ReactNode } from 'react'
import { Fragment, useEffect } from 'react'
import { useIsLive } from '../ui/use-is-live'
import { reloadIncompletePage } from './reload-page'

/**
 * Stands in for a part of a page whose script could not be loaded: shows the children, and loads the page anew if that
 * may help. In an effect, because before that the URL is the one of the page that the reader comes from.
 */
export function LostPart({ children }: { children: ReactNode }) {
  const isLive = useIsLive()
  useEffect(() => {
    void reloadIncompletePage()
  }, [])
  // React takes the document's markup of the part for that of the children: they get their own markup.
  return <Fragment key={String(isLive)}>{children}</Fragment>
}
