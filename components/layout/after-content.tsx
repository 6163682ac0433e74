import { restoreScroll } from '../docs/sidebar-scroll'
import { restoreTabs, selectTab } from '../mdx/tabs'

/** Storage that is blocked is storage without values. */
const readFrom = (storage: string) =>
  `(k=>{try{return ${storage}.getItem(k)}catch(e){return null}})`

const script = `(${restoreTabs.toString()})(document,${selectTab.toString()},${readFrom('localStorage')});(s=>{if(s)(${restoreScroll.toString()})(s,${readFrom('sessionStorage')})})(document.querySelector('.sidebar-panel .sidebar'))`

/** What needs the content and must be right before the first paint: the tabs a reader chose, the place of the sidebar. */
export function AfterContent() {
  return <script dangerouslySetInnerHTML={{ __html: script }} />
}
