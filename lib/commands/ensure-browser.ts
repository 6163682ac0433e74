import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { SYSTEM_SHELL, findBrowser } from '@/lib/testing/browser'

const DEBIAN_SHELL = 'apt-get update -qq && apt-get install -y -qq chromium-headless-shell'

/** Commands that install a browser, tried in order until one is available, and how many seconds each may take. */
const INSTALLS = [
  ['npx playwright install chromium --only-shell', 180],
  [DEBIAN_SHELL, 600],
  ['npx playwright install --with-deps chromium', 300],
  ['apt-get update -qq && apt-get install -y -qq chromium', 600],
] as const

function install(command: string, seconds: number): void {
  console.log(`Installing a browser: ${command}`)
  spawnSync(command, { shell: true, stdio: 'inherit', timeout: seconds * 1000 })
}

for (const [command, seconds] of INSTALLS) {
  if (!findBrowser()) install(command, seconds)
}
// Tests in CI take less time with the shell. Without it, they use the machine's browser.
const isSystemBrowser = findBrowser()?.executablePath !== undefined
if (process.env.CI && isSystemBrowser && !existsSync(SYSTEM_SHELL)) install(DEBIAN_SHELL, 180)
if (!findBrowser()) {
  console.error('No Chromium could be installed. Install the package `chromium` and try again.')
  process.exitCode = 1
}
