import type { ChildProcess } from 'node:child_process'
import { spawn } from 'node:child_process'
import { existsSync, rmSync } from 'node:fs'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { RECORDS_FOLDER, REVISION_FILE } from '@/lib/records/record-files'

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

const revision = path.join(RECORDS_FOLDER, REVISION_FILE)
rmSync(revision, { force: true })
// Starts anew when a sidebar, the configuration or the model changes, which are modules of it.
start('tsx', ['watch', '--clear-screen=false', 'lib/commands/watch-content.ts'])
// The app is compiled with the revision of the records, so that has to be there.
while (!existsSync(revision)) await setTimeout(50)
start('next', ['dev', ...process.argv.slice(2)])
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stopAll)
