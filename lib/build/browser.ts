import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'

/** How to start the Chromium of this machine. */
export type Browser = {
  /** Undefined for the one that Playwright manages. */
  executablePath?: string
  args: string[]
}

/** Chromium without its windows, as Debian packages it: a new page takes a quarter less time in it. */
export const SYSTEM_SHELL = '/usr/bin/chromium-headless-shell'

const SYSTEM_BROWSERS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  SYSTEM_SHELL,
]

/** Playwright's own Chromium if it is installed, else the system's; undefined if there is neither. */
export function findBrowser(): Browser | undefined {
  const args = [
    '--disable-background-networking',
    // Chromium's sandbox refuses to run as root.
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  ]
  if (existsSync(chromium.executablePath())) return { args }
  const executablePath = SYSTEM_BROWSERS.find((path) => existsSync(path))
  return executablePath === undefined ? undefined : { executablePath, args }
}

/** The browser of this machine for tests; throws with what to do if there is none. */
export function getBrowser(): Browser {
  const browser = findBrowser()
  if (!browser)
    throw new Error('No Chromium found. Run `node lib/commands/run.mjs ensure-browser`.')
  // Benchmarks use the whole browser, as readers do: scripts of a page take longer in the shell.
  const hasShell = browser.executablePath !== undefined && existsSync(SYSTEM_SHELL)
  return hasShell ? { ...browser, executablePath: SYSTEM_SHELL } : browser
}
