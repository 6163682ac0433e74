import type { ChildProcess } from 'node:child_process'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { createServer } from 'node:net'
import { CONTENT_PORT } from '@/lib/records/content-service'
import { writeRevision } from '@/lib/records/write-records'

const children: ChildProcess[] = []

function stopAll(): void {
  for (const child of children) child.kill()
}

/** Starts a command that is to run as long as the others; when one ends, all end. */
function start(command: string, args: string[]): void {
  const child = spawn(`node_modules/.bin/${command}`, args, {
    stdio: 'inherit',
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' },
  })
  children.push(child)
  child.on('exit', (code) => {
    stopAll()
    process.exit(code ?? 0)
  })
}

/** A port that nothing listens at. */
async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  return port
}

process.env[CONTENT_PORT] = String(await findFreePort())
// The app is compiled with the revision of the records, so that has to be there.
writeRevision('start')
// Starts anew when the configuration or the model changes, which are modules of it.
start('tsx', ['watch', '--clear-screen=false', 'lib/commands/watch-content.ts'])
start('next', ['dev', ...process.argv.slice(2)])
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stopAll)
