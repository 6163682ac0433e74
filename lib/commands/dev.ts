import type { ChildProcess } from 'node:child_process'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { createServer } from 'node:net'
import { parseArgs } from 'node:util'
import { watchFolder } from '@/lib/build/watch-folder'
import { CONTENT_PORT } from '@/lib/records/content-service'
import { writeRevision } from '@/lib/records/write-records'

/** Editors write a file in several steps. Changes within this many milliseconds count as one. */
const SETTLE_MS = 50

function start(command: string, args: string[]): ChildProcess {
  return spawn(command, args, {
    stdio: 'inherit',
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' },
  })
}

/** Returns a port that nothing listens on. */
async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  return port
}

const startContent = () => start(process.execPath, ['lib/commands/run.mjs', 'watch-content'])

// The dev server is used on this machine, so its own origin is the origin of the site.
const { port = process.env['PORT'] ?? '3000' } = parseArgs({
  options: { port: { type: 'string', short: 'p' } },
  strict: false,
}).values
process.env['SITE_URL'] ||= `http://localhost:${String(port)}`
process.env[CONTENT_PORT] = String(await findFreePort())
// The app is compiled with the revision of the records, so it has to exist.
writeRevision('start')
let content = startContent()
const app = start('node_modules/.bin/next', ['dev', ...process.argv.slice(2)])

// The configuration and the model are modules of the process that creates records. If one can't be bundled, the process
// prints why and exits, and the next change starts it again.
let restart: NodeJS.Timeout | undefined
watchFolder('lib', (path) => {
  if (!/(?<!\.test)\.tsx?$/.test(path)) return
  clearTimeout(restart)
  restart = setTimeout(() => {
    content.kill()
    content = startContent()
    writeRevision(Date.now().toString(36))
  }, SETTLE_MS)
})

function stopAll(): void {
  content.kill()
  app.kill()
}

app.on('exit', (code) => {
  stopAll()
  process.exit(code ?? 0)
})
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stopAll)
