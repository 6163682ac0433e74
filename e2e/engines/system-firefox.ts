import puppeteer from 'puppeteer-core'
import { drivePage } from './drive-page'
import type { Launch } from './driven-page'
import { FIREFOX_PREFERENCES, STORAGE_BLOCKED } from './firefox-preferences'

export const SYSTEM_FIREFOX = '/usr/bin/firefox-esr'

/** Firefox as readers have it, over WebDriver BiDi. */
export const launchSystemFirefox: Launch = async ({ blocksStorage }) => {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: SYSTEM_FIREFOX,
    extraPrefsFirefox: { ...FIREFOX_PREFERENCES, ...(blocksStorage ? STORAGE_BLOCKED : {}) },
  })
  const page = await browser.newPage()
  const setSize = (width: number, height: number) => page.setViewport({ width, height })
  return drivePage(page, { setSize, close: () => browser.close() })
}
