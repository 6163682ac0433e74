import { restoreDismissal } from '../announcement/dismissal'
import { restoreTabs, revealTarget } from '../mdx/tabs'
import { restoreScroll } from '../sidebar/sidebar-scroll'
import { readStoredQuietly, readVisitQuietly } from '../ui/quiet-storage'
import { cleanAddress } from './clean-address'
import { handleEarlyTaps } from './early-taps'
import { onContent, onStyles } from './on-content'
import { addPackageSign } from './package-sign'
import { prepareRoot } from './prepare-root'

// Runs in the head before the stylesheet. After it, the script would wait for the stylesheet, and the parser for the
// script.
const root = document.documentElement
prepareRoot(root, location)
if (process.env.ANNOUNCEMENT_ID) restoreDismissal(root, process.env.ANNOUNCEMENT_ID)
handleEarlyTaps(root)
addPackageSign(document.fonts)
// Needs the content: the tabs that the reader chose, and how far they scrolled the sidebar.
onContent(document, () => {
  restoreTabs(document, readStoredQuietly)
  revealTarget()
  const sidebar = document.querySelector<HTMLElement>('.sidebar-panel .sidebar')
  if (sidebar) onStyles(document, () => restoreScroll(sidebar, readVisitQuietly))
})
// Before the app reads the URL.
cleanAddress(location)
