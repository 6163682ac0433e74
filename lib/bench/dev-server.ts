import type { ChildProcess } from 'node:child_process'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout } from 'node:timers/promises'
import { findFreePort } from '@/lib/build/free-port.mjs'
import { findTree, readProcesses } from '@/lib/build/process-tree'

/** The dev server of a copy of the site. */
export type DevServer = {
  origin: string
  /** Returns everything that it has printed. */
  readOutput: () => string
  /** Returns the CPU time of its processes so far, in milliseconds, or 0 without `/proc`. */
  readCpu: () => number
  /** Milliseconds from the start until it reported that it's ready. */
  ready: number
  stop: () => Promise<void>
}

/** Stops the dev server and the processes that it has started, some of which would outlive it. */
async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return
  const tree = findTree(readProcesses(), child.pid ?? -1)
  child.kill('SIGTERM')
  await once(child, 'exit')
  for (const { pid } of tree) {
    try {
      process.kill(pid, 'SIGKILL')
    } catch {
      // It has already ended.
    }
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
  const { BASE_URL: _base, SITE_URL: _site, NODE_ENV: _mode, ...environment } = process.env
  const child = spawn(
    'node_modules/.bin/next',
    ['dev', '--port', String(port)],
    // Next's types require a NODE_ENV, which the dev server sets itself.
    { cwd: folder, env: { ...environment, FORCE_COLOR: '0' } as unknown as NodeJS.ProcessEnv },
  )
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
    readCpu: () =>
      findTree(readProcesses(), child.pid ?? -1).reduce(
        (total, { cpu, childrenCpu }) => total + cpu + childrenCpu,
        0,
      ),
    ready: performance.now() - start,
    stop: () => stop(child),
  }
}
