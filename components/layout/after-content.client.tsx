'use client'

import { restoreScroll } from '../sidebar/sidebar-scroll'
import { showSnapshot } from '../sidebar/sidebar-snapshot'
import { restoreTabs, selectTab } from '../mdx/tabs'

/** Storage that is blocked is storage without values. */
const readFrom = (storage: string) =>
  `(k=>{try{return ${storage}.getItem(k)}catch(e){return null}})`

// Written by the server only, like the script before the content.
const script =
  typeof window === 'undefined'
    ? `(${restoreTabs.toString()})(document,${selectTab.toString()},${readFrom('localStorage')});((s,r)=>{if(s)(${restoreScroll.toString()})((${showSnapshot.toString()})(s,r),r)})(document.querySelector('.sidebar-panel .sidebar'),${readFrom('sessionStorage')})`
    : ''

/** What needs the content and must be right before the first paint: the tabs a reader chose, the sidebar as they left it. */
export function AfterContent() {
  return <script dangerouslySetInnerHTML={{ __html: script }} suppressHydrationWarning />
}
