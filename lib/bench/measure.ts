import { spawn } from 'node:child_process'
import { PeakMemory } from '@/lib/build/peak-memory'
import { findTree, readProcesses, toKey } from '@/lib/build/process-tree'

const SAMPLE_INTERVAL = 100

export type Measurement = {
  /** Wall time in milliseconds. */
  wall: number
  /** CPU time of the whole process tree in milliseconds; undefined without `/proc`. */
  cpu: number | undefined
  /** Peak memory of the tree in bytes, with shared pages counted once; undefined without `/proc`. */
  memory: number | undefined
}

type Command = { command: string; args: string[]; cwd: string; env: Partial<NodeJS.ProcessEnv> }

function readReapedCpu(): number {
  return readProcesses().find(({ pid }) => pid === process.pid)?.childrenCpu ?? 0
}

/** Samples a process tree from outside. */
class TreeSampler {
  /** CPU time in milliseconds by process. */
  readonly #cpu = new Map<string, number>()
  readonly peak = new PeakMemory()

  constructor(readonly root: number) {}

  /** CPU time of the tree up to the last sample. */
  get cpu(): number {
    return [...this.#cpu.values()].reduce((total, cpu) => total + cpu, 0)
  }

  sample(): void {
    const tree = findTree(readProcesses(), this.root, new Set(this.#cpu.keys()))
    for (const stat of tree) this.#cpu.set(toKey(stat), stat.cpu)
    this.peak.sample(tree)
  }
}

/** Runs a command and measures its process tree. Throws an error with the command's output if it fails. */
export async function runMeasured({ command, args, cwd, env }: Command): Promise<Measurement> {
  const reapedBefore = readReapedCpu()
  const start = performance.now()
  let output = ''
  const child = spawn(command, args, {
    cwd,
    // Next's types require a NODE_ENV, which a build sets itself.
    env: env as NodeJS.ProcessEnv,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const sampler = new TreeSampler(child.pid ?? -1)
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (data: string) => (output += data))
  }
  const timer = setInterval(() => sampler.sample(), SAMPLE_INTERVAL)
  const code = await new Promise<number | null>((resolve, reject) => {
    child.on('error', reject)
    child.on('close', resolve)
  }).finally(() => clearInterval(timer))
  const wall = performance.now() - start
  if (code !== 0) {
    throw new Error(`"${[command, ...args].join(' ')}" exited with code ${code}:\n${output}`)
  }
  const { cpu } = sampler
  return {
    wall,
    // The kernel's sum lacks processes that outlived their parent; the samples lack the last moments of each process.
    cpu: cpu > 0 ? Math.max(readReapedCpu() - reapedBefore, cpu) : undefined,
    memory: cpu > 0 ? sampler.peak.bytes : undefined,
  }
}
