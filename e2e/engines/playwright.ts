import type { BrowserType } from '@playwright/test'
import { chromium, firefox, webkit } from '@playwright/test'
import { getBrowser } from '@/lib/build/browser'
import { drivePage } from './drive-page'
import type { Launch } from './driven-page'
import { FIREFOX_PREFERENCES, STORAGE_BLOCKED } from './firefox-preferences'

async function launch(
  type: BrowserType,
  options: Parameters<BrowserType['launch']>[0],
  permissions: string[] = [],
): ReturnType<Launch> {
  const browser = await type.launch(options)
  const page = await browser.newPage({ permissions })
  const setSize = (width: number, height: number) => page.setViewportSize({ width, height })
  return drivePage(page, { setSize, close: () => browser.close() })
}

export const launchChromium: Launch = async () =>
  launch(chromium, getBrowser(), ['clipboard-read', 'clipboard-write'])

/** Playwright's own build. */
export const launchPlaywrightFirefox: Launch = ({ blocksStorage }) =>
  launch(firefox, {
    firefoxUserPrefs: { ...FIREFOX_PREFERENCES, ...(blocksStorage ? STORAGE_BLOCKED : {}) },
  })

/** Playwright's own build. */
export const launchPlaywrightWebkit: Launch = () => launch(webkit, {})
