import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import type { BrowserType, LaunchOptions } from '@playwright/test'
import { chromium, firefox, webkit } from '@playwright/test'
import puppeteer from 'puppeteer-core'
import { findBrowser, getBrowser } from '@/lib/testing/browser'
import type { Launch } from './driven-page'
import { WEBKIT_DRIVER, launchSystemWebkit } from './webkit-driver'

const SYSTEM_FIREFOX = '/usr/bin/firefox-esr'

/**
 * Makes a new Firefox as able as the oldest that the site promises to work in, which had no anchor positioning until
 * version 147. "Block all cookies" includes every kind of storage.
 */
const toPreferences = (blocksStorage = false) => ({
  'layout.css.anchor-positioning.enabled': false,
  ...(blocksStorage && { 'network.cookie.cookieBehavior': 2 }),
})

const launchPlaywright = async (
  type: BrowserType,
  options?: LaunchOptions,
  permissions: string[] = [],
) => {
  const browser = await type.launch(options)
  const page = await browser.newPage({ permissions })
  return Object.assign(page, {
    setSize: (width: number, height: number) => page.setViewportSize({ width, height }),
    end: () => browser.close(),
  })
}

/** Firefox as readers have it, over WebDriver BiDi. */
const launchSystemFirefox: Launch = async (...options) => {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: SYSTEM_FIREFOX,
    extraPrefsFirefox: toPreferences(...options),
  })
  const page = await browser.newPage()
  return Object.assign(page, {
    setSize: (width: number, height: number) => page.setViewport({ width, height }),
    end: () => browser.close(),
  })
}

const fromDebian = (packages: string) =>
  `apt-get update -qq && apt-get install -y -qq --no-install-recommends ${packages}`

export type EngineName = 'chromium' | 'firefox' | 'webkit'

/** The browsers of each engine, best first, with their files. */
const listBrowsers = (): Record<EngineName, [file: string, launch: Launch][]> => ({
  chromium: [
    [
      findBrowser()?.executablePath ?? chromium.executablePath(),
      () => launchPlaywright(chromium, getBrowser(), ['clipboard-read', 'clipboard-write']),
    ],
  ],
  firefox: [
    [
      firefox.executablePath(),
      (...options) => launchPlaywright(firefox, { firefoxUserPrefs: toPreferences(...options) }),
    ],
    [SYSTEM_FIREFOX, launchSystemFirefox],
  ],
  webkit: [
    [webkit.executablePath(), () => launchPlaywright(webkit)],
    [WEBKIT_DRIVER, launchSystemWebkit],
  ],
})

/** Commands that install a browser, tried in order. */
const installs: Record<EngineName, string[]> = {
  chromium: ['npm run browser'],
  firefox: ['npx playwright install firefox', fromDebian('firefox-esr')],
  webkit: ['npx playwright install webkit', fromDebian('webkit2gtk-driver xvfb')],
}

/** Returns how to start a browser with an engine. Installs one if there is none, which may take ten minutes. */
export function getLaunch(name: EngineName): Launch {
  const find = () => listBrowsers()[name].find(([file]) => existsSync(file))?.[1]
  for (const command of installs[name]) {
    if (find()) break
    console.log(`Installing a browser: ${command}`)
    spawnSync(command, { shell: true, stdio: 'inherit', timeout: 400_000 })
  }
  const launch = find()
  if (!launch) throw new Error(`No browser with the engine ${name} could be installed.`)
  return launch
}
