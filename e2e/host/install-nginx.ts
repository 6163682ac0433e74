import { spawnSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { NGINX_FOLDER, findNginx } from './find-nginx'

const PACKAGES = 'nginx libnginx-mod-http-brotli-static'

/**
 * Commands that get nginx, tried in order until it's available. The first ones don't start a service or change the
 * system.
 */
const INSTALLS = [
  `apt-get download -qq ${PACKAGES} && for file in *.deb; do dpkg -x "$file" .; done`,
  `apt-get update -qq && apt-get download -qq ${PACKAGES} && for file in *.deb; do dpkg -x "$file" .; done`,
  'apt-get install -y -qq nginx-light',
]

/** Runs before all tests. @throws Error if there is no nginx and none can be installed */
export default function installNginx(): void {
  mkdirSync(NGINX_FOLDER, { recursive: true })
  for (const command of INSTALLS) {
    if (findNginx()) break
    console.log(`No nginx yet: ${command}`)
    spawnSync(command, { shell: true, cwd: NGINX_FOLDER, stdio: 'inherit', timeout: 300_000 })
  }
  const nginx = findNginx()
  if (!nginx) throw new Error('No nginx could be installed.  Fix: install the package `nginx`')
  const hasBrotli = nginx.brotliModule !== undefined
  console.log(`${nginx.binary} (${hasBrotli ? 'gzip and brotli' : 'gzip only: no brotli module'})`)
}
