import { isMetered, savesData } from '../ui/is-metered'
import { readStored } from '../ui/storage'

/** Storage key of the flag that the reader has installed the site as an app. */
export const INSTALLED_KEY = 'docusaurus.pwa.event.appInstalled.fired'

/** Properties that not every browser supports. */
type ReaderNavigator = Navigator & {
  /** Set by Safari for an app on the home screen. */
  standalone?: boolean
  getInstalledRelatedApps?: () => Promise<unknown[]>
}

const getNavigator = (): ReaderNavigator => navigator

async function isInstalled(): Promise<boolean> {
  if (readStored(INSTALLED_KEY) === 'true') return true
  const apps = getNavigator().getInstalledRelatedApps?.() ?? Promise.resolve([])
  // Only a top-level document may call it.
  return (await apps.catch(() => [])).length > 0
}

/** How much of the site is stored. */
export type OfflineMode = {
  /** Whether stored pages are shown first, and pages that are read are stored. */
  isActive: boolean
  /** Whether the whole version being read is stored too. */
  keepsVersion: boolean
}

/** Returns which conditions of offline mode are met. */
export async function findOfflineMode(): Promise<OfflineMode> {
  const isApp =
    matchMedia('(display-mode: standalone)').matches ||
    getNavigator().standalone === true ||
    new URLSearchParams(location.search).get('offlineMode') === 'true' ||
    (await isInstalled())
  // Below the breakpoint of the layout, it is a phone.
  const isPhone = matchMedia('(width < 996px)').matches
  return { isActive: isApp || savesData() || isPhone, keepsVersion: isApp && !isMetered() }
}
