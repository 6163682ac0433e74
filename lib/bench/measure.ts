import { spawn } from 'node:child_process'
import { PeakMemory } from '@/lib/build/peak-memory'
import type { ProcessStat } from '@/lib/build/process-tree'
import { findTree, readLabel, readProcesses, toKey } from '@/lib/build/process-tree'

const SAMPLE_INTERVAL = 100

/** A process of a measured tree. Times are in milliseconds after the start. */
export type ProcessShare = { label: string; from: number; to: number; cpu: number; rss: number }

/** A line of output, when it was printed, and the CPU time that the tree had used by then. */
export type TimedLine = { at: number; cpu: number; text: string }

export type Measurement = {
  /** Wall time in milliseconds. */
  wall: number
  /** CPU time of the whole process tree in milliseconds; undefined without `/proc`. */
  cpu: number | undefined
  /** Peak memory of the tree in bytes, with shared pages counted once; undefined without `/proc`. */
  memory: number | undefined
  processes: ProcessShare[]
  lines: TimedLine[]
}

type Command = { command: string; args: string[]; cwd: string; env: Partial<NodeJS.ProcessEnv> }

function readReapedCpu(): number {
  return readProcesses().find(({ pid }) => pid === process.pid)?.childrenCpu ?? 0
}

/** Samples a process tree from outside. */
class TreeSampler {
  readonly shares = new Map<string, ProcessShare>()
  readonly peak = new PeakMemory()

  constructor(
    readonly root: number,
    readonly start: number,
  ) {}

  /** CPU time of the tree up to the last sample. */
  get cpu(): number {
    return [...this.shares.values()].reduce((total, { cpu }) => total + cpu, 0)
  }

  sample(): void {
    const at = performance.now() - this.start
    const tree = findTree(readProcesses(), this.root, new Set(this.shares.keys()))
    for (const stat of tree) this.#add(stat, at)
    this.peak.sample(tree)
  }

  #add(stat: ProcessStat, at: number): void {
    const key = toKey(stat)
    const share = this.shares.get(key)
    this.shares.set(key, {
      // The name of a process changes when it runs another program, and some processes set their own title.
      label: readLabel(stat.pid) || (share?.label ?? ''),
      from: share?.from ?? at,
      to: at,
      cpu: stat.cpu,
      rss: Math.max(share?.rss ?? 0, stat.rss),
    })
  }
}

/** Runs a command and measures its process tree. Throws an error with the command's output if it fails. */
export async function runMeasured({ command, args, cwd, env }: Command): Promise<Measurement> {
  const reapedBefore = readReapedCpu()
  const start = performance.now()
  const lines: TimedLine[] = []
  const child = spawn(command, args, {
    cwd,
    // Next's types require a NODE_ENV, which a build sets itself.
    env: env as NodeJS.ProcessEnv,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const sampler = new TreeSampler(child.pid ?? -1, start)
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (data: string) => {
      const at = performance.now() - start
      const cpu = sampler.cpu
      lines.push(...data.split('\n').map((text) => ({ at, cpu, text })))
    })
  }
  const timer = setInterval(() => sampler.sample(), SAMPLE_INTERVAL)
  const code = await new Promise<number | null>((resolve, reject) => {
    child.on('error', reject)
    child.on('close', resolve)
  }).finally(() => clearInterval(timer))
  const wall = performance.now() - start
  if (code !== 0) {
    const output = lines.map(({ text }) => text).join('\n')
    throw new Error(`"${[command, ...args].join(' ')}" exited with code ${code}:\n${output}`)
  }
  const processes = [...sampler.shares.values()].sort((a, b) => a.from - b.from)
  const hasProc = processes.length > 0
  return {
    wall,
    // The kernel's sum lacks processes that outlived their parent; the samples lack the last moments of each process.
    cpu: hasProc ? Math.max(readReapedCpu() - reapedBefore, sampler.cpu) : undefined,
    memory: hasProc ? sampler.peak.bytes : undefined,
    processes,
    lines: lines.filter(({ text }) => text.trim() !== ''),
  }
}
