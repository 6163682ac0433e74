'use client'

import { usePathname } from 'next/navigation'
import { useEffect, useRef } from 'react'
import { baseUrl } from '../ui/base-url'
import { PAGE_CHANGE } from './app-events'
import { BackToTop } from './back-to-top.client'
import { usePageChanges } from './use-page-changes'
import { useScroll } from './use-scroll'

/**
 * Navigation between the pages of the app, with a progress bar and then a spinner while loading takes long, and back to
 * the top of a page.
 */
export function Navigation() {
  const shown = `${baseUrl}${usePathname().slice(1)}`
  const isLoading = usePageChanges(shown)
  const isTopOffered = useScroll(shown)
  const previous = useRef<string>(undefined)

  useEffect(() => {
    if (process.env.DEPLOY_PREVIEW === 'true') {
      console.log(`Page shown: ${location.href}, before: ${previous.current ?? 'none'}`)
    }
    if (previous.current !== undefined) dispatchEvent(new Event(PAGE_CHANGE))
    previous.current = location.href
  }, [shown])

  return (
    <>
      {isLoading && <div className="page-progress" role="progressbar" aria-label="Loading page" />}
      {isTopOffered && <BackToTop />}
    </>
  )
}
