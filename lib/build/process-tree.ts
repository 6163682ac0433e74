import { readdirSync, readFileSync } from 'node:fs'

/** A process according to `/proc/<pid>/stat`. Times are in milliseconds. */
export type ProcessStat = {
  pid: number
  parent: number
  /** CPU time of the process itself. */
  cpu: number
  /** CPU time of its children that have ended. */
  childrenCpu: number
  /** Distinguishes a process from a later one with the same PID. */
  startTicks: number
  /** Memory in use in bytes, including pages shared with other processes. */
  rss: number
}

/** Milliseconds per tick. The kernel reports hundredths of a second to every program, regardless of its own clock. */
const TICK = 10
const PAGE_SIZE = 4096

/** Parses the only line of a `stat` file. @see https://man7.org/linux/man-pages/man5/proc_pid_stat.5.html */
export function parseStat(line: string): ProcessStat | undefined {
  // The second field is a name in parentheses, which can contain any character.
  const end = line.lastIndexOf(')')
  const pid = Number.parseInt(line, 10)
  if (end === -1 || Number.isNaN(pid)) return undefined
  const fields = line.slice(end + 2).split(' ')
  // The manual counts fields from 1; the first one after the name is number 3.
  const at = (field: number) => Number(fields[field - 3])
  return {
    pid,
    parent: at(4),
    cpu: (at(14) + at(15)) * TICK,
    childrenCpu: (at(16) + at(17)) * TICK,
    startTicks: at(22),
    rss: at(24) * PAGE_SIZE,
  }
}

/** Returns `root` and its descendants, including processes in `known` whose parents have ended. */
export function findTree(
  processes: ProcessStat[],
  root: number,
  known: ReadonlySet<string> = new Set(),
): ProcessStat[] {
  const children = new Map<number, ProcessStat[]>()
  for (const stat of processes) {
    children.set(stat.parent, [...(children.get(stat.parent) ?? []), stat])
  }
  const found = new Map<number, ProcessStat>()
  const visit = (stat: ProcessStat) => {
    if (found.has(stat.pid)) return
    found.set(stat.pid, stat)
    children.get(stat.pid)?.forEach(visit)
  }
  processes.filter((stat) => stat.pid === root || known.has(toKey(stat))).forEach(visit)
  return [...found.values()]
}

/** Returns a key that identifies a process over time. */
export function toKey({ pid, startTicks }: ProcessStat): string {
  return `${pid}@${startTicks}`
}

function readText(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    // The process has ended in the meantime.
    return undefined
  }
}

/** Returns every process on the machine, or an empty array without `/proc`. */
export function readProcesses(): ProcessStat[] {
  let names: string[]
  try {
    names = readdirSync('/proc')
  } catch {
    return []
  }
  return names.flatMap((name) => {
    const line = /^\d+$/.test(name) ? readText(`/proc/${name}/stat`) : undefined
    return (line && parseStat(line)) || []
  })
}

/** Returns the memory of a process in bytes, with every shared page divided among the processes that share it. */
export function readProportionalMemory(pid: number): number {
  const pages = readText(`/proc/${pid}/smaps_rollup`) ?? ''
  return Number(/^Pss:\s+(\d+) kB/m.exec(pages)?.[1] ?? 0) * 1024
}
