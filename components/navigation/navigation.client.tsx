'use client'

import { usePathname } from 'next/navigation'
import { useEffect, useRef } from 'react'
import { baseUrl } from '../ui/base-url'
import { PAGE_CHANGE } from './app-events'
import { BackToTop } from './back-to-top.client'
import { ConnectionNotice } from './connection-notice.client'
import { useLostStyles } from './use-lost-styles'
import { usePageChanges } from './use-page-changes'
import { useScroll } from './use-scroll'

type NavigationProps = {
  /** Whether every change is logged to the console, as on deployment previews. */
  logs: boolean
}

/**
 * Navigation between the pages of the app, with a progress bar and then a spinner while loading takes long, and a notice
 * if the server can't be reached; and back to the top of a page.
 */
export function Navigation({ logs }: NavigationProps) {
  const shown = `${baseUrl}${usePathname().slice(1)}`
  const { isLoading, lost, follow, stay } = usePageChanges(shown)
  const isTopOffered = useScroll(shown)
  const previous = useRef<string>(undefined)
  useLostStyles(shown)

  useEffect(() => {
    if (logs) console.log(`Page shown: ${location.href}, before: ${previous.current ?? 'none'}`)
    if (previous.current !== undefined) dispatchEvent(new Event(PAGE_CHANGE))
    previous.current = location.href
  }, [shown, logs])

  return (
    <>
      {lost && <ConnectionNotice onRetry={() => void follow(lost)} onClose={stay} />}
      {isLoading && <div className="page-progress" role="progressbar" aria-label="Loading page" />}
      {isTopOffered && <BackToTop />}
    </>
  )
}
