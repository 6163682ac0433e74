import { spawnSync } from 'node:child_process'
import { findBrowser } from '@/lib/build/browser'

/** Ways to get a browser, tried in order until one is there. */
const INSTALLS = [
  ['npx playwright install chromium --only-shell', 180],
  ['npx playwright install --with-deps chromium', 300],
  ['apt-get update -qq && apt-get install -y -qq chromium', 600],
] as const

for (const [command, seconds] of INSTALLS) {
  if (findBrowser()) break
  console.log(`No Chromium yet: ${command}`)
  spawnSync(command, { shell: true, stdio: 'inherit', timeout: seconds * 1000 })
}
if (!findBrowser()) {
  console.error('No Chromium could be installed. Install the package `chromium` and try again.')
  process.exitCode = 1
}
