import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { firefox, webkit } from '@playwright/test'
import { findBrowser } from '@/lib/build/browser'
import type { Launch } from './driven-page'
import { launchChromium, launchPlaywrightFirefox, launchPlaywrightWebkit } from './playwright'
import { SYSTEM_FIREFOX, launchSystemFirefox } from './system-firefox'
import { WEBKIT_DRIVER, launchSystemWebkit } from './system-webkit'

/** How to start the browsers of an engine. */
type Engine = {
  /** Undefined if none of its browsers is installed. */
  find: () => Launch | undefined
  /** Commands that install one, tried in order, and how many seconds each may take. */
  installs: [string, number][]
}

const fromDebian = (packages: string): [string, number] => [
  `apt-get update -qq && apt-get install -y -qq --no-install-recommends ${packages}`,
  600,
]

export type EngineName = 'chromium' | 'firefox' | 'webkit'

const engines: Record<EngineName, Engine> = {
  chromium: {
    find: () => findBrowser() && launchChromium,
    installs: [
      ['npx playwright install chromium --only-shell', 180],
      fromDebian('chromium-headless-shell'),
    ],
  },
  firefox: {
    find: () => {
      if (existsSync(firefox.executablePath())) return launchPlaywrightFirefox
      return existsSync(SYSTEM_FIREFOX) ? launchSystemFirefox : undefined
    },
    installs: [['npx playwright install firefox', 180], fromDebian('firefox-esr')],
  },
  webkit: {
    find: () => {
      if (existsSync(webkit.executablePath())) return launchPlaywrightWebkit
      return existsSync(WEBKIT_DRIVER) ? launchSystemWebkit : undefined
    },
    installs: [['npx playwright install webkit', 180], fromDebian('webkit2gtk-driver xvfb xauth')],
  },
}

/** Returns how to start a browser with an engine. Installs one if there is none. */
export function getLaunch(name: EngineName): Launch {
  const { find, installs } = engines[name]
  for (const [command, seconds] of installs) {
    if (find()) break
    console.log(`Installing a browser: ${command}`)
    spawnSync(command, { shell: true, stdio: 'inherit', timeout: seconds * 1000 })
  }
  const launch = find()
  if (!launch) throw new Error(`No browser with the engine ${name} could be installed.`)
  return launch
}
