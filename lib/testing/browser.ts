import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'

/** How to start Chromium on this machine. */
export type Browser = {
  /** Undefined for the browser that Playwright manages. */
  executablePath?: string
  args: string[]
}

/** Chromium's headless shell, as packaged by Debian. It opens a new page in a quarter less time. */
export const SYSTEM_SHELL = '/usr/bin/chromium-headless-shell'

const SYSTEM_BROWSERS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  SYSTEM_SHELL,
]

/** How long a test and one of its expectations may take, in ms, even on a machine that is busy. */
export const LIMITS = { timeout: 120_000, expect: { timeout: 30_000 } }

/** Finds Playwright's own Chromium, or else the system's. Returns undefined if neither is installed. */
export function findBrowser(): Browser | undefined {
  const args = [
    '--disable-background-networking',
    // Chromium's sandbox doesn't run as root.
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  ]
  if (existsSync(chromium.executablePath())) return { args }
  const executablePath = SYSTEM_BROWSERS.find((path) => existsSync(path))
  return executablePath === undefined ? undefined : { executablePath, args }
}

/** Returns the browser to use for tests. If there is none, throws an error that says what to do. */
export function getBrowser(): Browser {
  const browser = findBrowser()
  if (!browser) throw new Error('No Chromium found.  Fix: npm run browser')
  // Benchmarks use the full browser, like readers, because a page's scripts take longer in the shell.
  const hasShell = browser.executablePath !== undefined && existsSync(SYSTEM_SHELL)
  return hasShell ? { ...browser, executablePath: SYSTEM_SHELL } : browser
}
