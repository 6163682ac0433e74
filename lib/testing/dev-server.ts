import type { ChildProcess } from 'node:child_process'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout } from 'node:timers/promises'
import { findFreePort } from './free-port'

/** The dev server of a copy of the site. */
export type DevServer = {
  origin: string
  /** Returns everything that it has printed. */
  readOutput: () => string
  /** Milliseconds from the start until it reported that it's ready. */
  ready: number
  stop: () => Promise<void>
}

/** Stops the dev server and the processes that it has started, some of which would outlive it and write files. */
async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.pid === undefined) return
  const exit = once(child, 'exit')
  process.kill(-child.pid, 'SIGTERM')
  await exit
  try {
    // Not forever: in a container, it may be that nobody collects those that have ended.
    for (let tries = 0; tries < 100; tries += 1) {
      process.kill(-child.pid, 'SIGKILL')
      await setTimeout(20)
    }
  } catch {
    // All of them have ended.
  }
}

/**
 * Starts `next dev` in a folder, as `npm run dev` does.
 * @throws Error with the output if it exits or isn't ready within two minutes
 */
export async function startDevServer(folder: string): Promise<DevServer> {
  const port = await findFreePort()
  const start = performance.now()
  let output = ''
  const child = spawn('node_modules/.bin/next', ['dev', '--port', String(port)], {
    cwd: folder,
    detached: true,
    env: {
      ...process.env,
      ...{ NODE_ENV: 'development', BASE_URL: '', SITE_URL: '', FORCE_COLOR: '0' },
    },
  })
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => (output += text))
  }
  while (!output.includes('Ready in')) {
    if (child.exitCode !== null || performance.now() - start > 120_000) {
      await stop(child)
      throw new Error(`The dev server is not ready:\n${output}`)
    }
    await setTimeout(20)
  }
  return {
    origin: `http://localhost:${port}`,
    readOutput: () => output,
    ready: performance.now() - start,
    stop: () => stop(child),
  }
}
