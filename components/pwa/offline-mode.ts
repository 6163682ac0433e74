import { readStored } from '../ui/storage'

/** Key of the flag that the reader has installed the site as an app. */
export const INSTALLED_KEY = 'docusaurus.pwa.event.appInstalled.fired'

/** Below this width the site is read on a phone: the breakpoint of the layout. */
const MOBILE = '(width < 996px)'

/** Parameter of a page's URL that turns offline mode on. */
const PARAMETER = 'offlineMode'

/** What not every browser has, or says. */
type ReaderNavigator = Navigator & {
  /** Safari's word for an app on the home screen. */
  standalone?: boolean
  connection?: { saveData?: boolean; effectiveType?: string }
  getInstalledRelatedApps?: () => Promise<unknown[]>
}

const getNavigator = (): ReaderNavigator => navigator

const isStandalone = () =>
  matchMedia('(display-mode: standalone)').matches || getNavigator().standalone === true

const isAskedFor = () => new URLSearchParams(location.search).get(PARAMETER) === 'true'

const savesData = () => getNavigator().connection?.saveData === true

async function isInstalled(): Promise<boolean> {
  if (readStored(INSTALLED_KEY) === 'true') return true
  try {
    return ((await getNavigator().getInstalledRelatedApps?.()) ?? []).length > 0
  } catch {
    // Only the document in the tab itself may ask.
    return false
  }
}

/** Whether nothing may be stored that the reader has not asked for: they save data, or have a connection of the second generation. */
export function isMetered(): boolean {
  return savesData() || (getNavigator().connection?.effectiveType ?? '').includes('2g')
}

/** How much of the site is stored. */
export type OfflineMode = {
  /** Whether stored pages are shown first, and pages that are read are stored. */
  isActive: boolean
  /** Whether all of the version being read is stored, too. */
  keepsVersion: boolean
}

/** Which of the conditions of offline mode are met. */
export async function findOfflineMode(): Promise<OfflineMode> {
  const isApp = isStandalone() || isAskedFor() || (await isInstalled())
  return {
    isActive: isApp || savesData() || matchMedia(MOBILE).matches,
    keepsVersion: isApp && !isMetered(),
  }
}
