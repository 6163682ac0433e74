import { spawnSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { NGINX_FOLDER, findNginx } from '@/lib/build/host/find-nginx'

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

mkdirSync(NGINX_FOLDER, { recursive: true })
for (const command of INSTALLS) {
  if (findNginx()) break
  console.log(`No nginx yet: ${command}`)
  spawnSync(command, { shell: true, cwd: NGINX_FOLDER, stdio: 'inherit', timeout: 300_000 })
}
const nginx = findNginx()
if (nginx) {
  const compression =
    nginx.brotliModule === undefined ? 'gzip only: there is no brotli module' : 'gzip and brotli'
  console.log(`${nginx.binary} (${compression})`)
} else {
  console.error('No nginx could be installed. Install the package `nginx` and try again.')
  process.exitCode = 1
}
