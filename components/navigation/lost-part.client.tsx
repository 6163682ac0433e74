'use client'

import type { ReactNode } from 'react'
import { Fragment, useEffect } from 'react'
import { useIsLive } from '../ui/use-is-live'
import { reloadIncompletePage } from './reload-page'

/**
 * Replaces a part of a page whose script couldn't be loaded. Shows the children, and reloads the page if that may help.
 * It does so in an effect because until then, the URL is that of the previous page.
 */
export function LostPart({ children }: { children: ReactNode }) {
  const isLive = useIsLive()
  useEffect(() => {
    void reloadIncompletePage()
  }, [])
  // Without the key, React would use the server's markup of the part for the children.
  return <Fragment key={String(isLive)}>{children}</Fragment>
}
