'use client'

import { AppLinks } from './app-links.client'
import { BackToTop } from './back-to-top.client'
import type { PageChangesProps } from './page-changes.client'
import { PageChanges } from './page-changes.client'

/**
 * Navigation between the pages of the app, and back to the top of a page. Links come last: once they work, everything
 * does.
 */
export function Navigation(props: PageChangesProps) {
  return (
    <>
      <PageChanges {...props} />
      <BackToTop />
      <AppLinks baseUrl={props.baseUrl} />
    </>
  )
}
