// Starts the development server: `node lib/commands/dev.mjs --port 4000`, with the options of `next dev`.
//
// Next starts before the other commands are bundled, so it has to be a module that runs as it is.
import { spawn } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import process from 'node:process'
import { parseArgs } from 'node:util'
import { findFreePort } from '../build/free-port.mjs'

const options = process.argv.slice(2)
// The dev server is used on this machine, so its own origin is the origin of the site.
const { port = process.env.PORT ?? '3000' } = parseArgs({
  args: options,
  options: { port: { type: 'string', short: 'p' } },
  strict: false,
}).values
process.env.SITE_URL ||= `http://localhost:${port}`
process.env.CONTENT_PORT = String(await findFreePort())
// The app is compiled with the revision of the records, so it has to exist.
mkdirSync('.records', { recursive: true })
writeFileSync('.records/revision.json', JSON.stringify({ revision: 'start' }))

const app = spawn('node_modules/.bin/next', ['dev', ...options], {
  stdio: 'inherit',
  env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' },
})
app.on('exit', (code) => process.exit(code ?? 0))
process.on('exit', () => app.kill())
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => app.kill())

process.argv = [process.execPath, 'lib/commands/run.mjs', 'supervise-content']
await import('./run.mjs')
