'use client'

import { AppLinks } from './app-links.client'
import { BackToTop } from './back-to-top.client'
import type { PageChangesProps } from './page-changes.client'
import { PageChanges } from './page-changes.client'

/**
 * How readers get from page to page within the app, and back to where a page begins. Links come last: with them
 * everything answers.
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
