import { restoreTabs } from '../mdx/tabs'
import { restoreScroll } from '../sidebar/sidebar-scroll'
import { showSnapshot } from '../sidebar/sidebar-snapshot'
import { readStoredQuietly, readVisitQuietly } from '../ui/quiet-storage'

// What needs the content: the tabs that the reader chose, and the sidebar as they left it.
restoreTabs(document, readStoredQuietly)
const sidebar = document.querySelector<HTMLElement>('.sidebar-panel .sidebar')
if (sidebar) restoreScroll(showSnapshot(sidebar, readVisitQuietly), readVisitQuietly)
