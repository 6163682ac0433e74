import { isMetered, savesData } from '../ui/is-metered'
import { readStored } from '../ui/storage'

/** Storage key of the flag that the reader has installed the site as an app. */
export const INSTALLED_KEY = 'docusaurus.pwa.event.appInstalled.fired'

/** Media query for phones: below the breakpoint of the layout. */
const MOBILE = '(width < 996px)'

/** URL parameter that turns on offline mode. */
const PARAMETER = 'offlineMode'

/** Properties that not every browser supports. */
type ReaderNavigator = Navigator & {
  /** Set by Safari for an app on the home screen. */
  standalone?: boolean
  getInstalledRelatedApps?: () => Promise<unknown[]>
}

const getNavigator = (): ReaderNavigator => navigator

const isStandalone = () =>
  matchMedia('(display-mode: standalone)').matches || getNavigator().standalone === true

const isRequestedByUrl = () => new URLSearchParams(location.search).get(PARAMETER) === 'true'

async function isInstalled(): Promise<boolean> {
  if (readStored(INSTALLED_KEY) === 'true') return true
  try {
    return ((await getNavigator().getInstalledRelatedApps?.()) ?? []).length > 0
  } catch {
    // Only a top-level document may call it.
    return false
  }
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
  const isApp = isStandalone() || isRequestedByUrl() || (await isInstalled())
  return {
    isActive: isApp || savesData() || matchMedia(MOBILE).matches,
    keepsVersion: isApp && !isMetered(),
  }
}
