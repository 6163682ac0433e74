import { readdirSync, readFileSync } from 'node:fs'

/** What `/proc/<pid>/stat` says about a process; times in milliseconds. */
export type ProcessStat = {
  pid: number
  parent: number
  /** Processor time of the process itself. */
  cpu: number
  /** Processor time of its children that have ended. */
  childrenCpu: number
  /** Tells a process from a later one with the same number. */
  startTicks: number
  /** Memory in use, pages shared with other processes included. */
  rss: number
}

/** The kernel counts in hundredths of a second for every program, whatever its own clock does. */
const TICK = 10
const PAGE_SIZE = 4096

/** Parses the one line of a `stat` file. @see https://man7.org/linux/man-pages/man5/proc_pid_stat.5.html */
export function parseStat(line: string): ProcessStat | undefined {
  // The second field is a name in parentheses that may hold anything.
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

/** The processes below and including `root`, also those whose parents have ended if `known` holds them. */
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

/** Identity of a process over time. */
export function toKey({ pid, startTicks }: ProcessStat): string {
  return `${pid}@${startTicks}`
}

/**
 * A short name for a command line: the script and what it was asked to do.
 * @example toProcessLabel(['node', '/x/node_modules/.bin/next', 'build']) // 'next build'
 */
export function toProcessLabel(words: string[]): string {
  const all = words.flatMap((word) => word.split(' '))
  const plain = all.filter(
    // What a flag preloads is not what runs.
    (word, index) => !/^(?:-|$)/.test(word) && !/^--(?:require|import)$/.test(all[index - 1] ?? ''),
  )
  const names = plain.map(
    (word) =>
      word
        .replace(/^file:\/\//, '')
        .split('/')
        .at(-1) ?? word,
  )
  const runner = names[0] ?? ''
  const rest = runner === 'node' ? names.slice(1) : names
  return rest.slice(0, 2).join(' ') || runner
}

function readText(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    // The process ended meanwhile.
    return undefined
  }
}

/** Every process of the machine; empty where there is no `/proc`. */
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

/** Memory of a process with every shared page divided among those who share it. */
export function readProportionalMemory(pid: number): number {
  const pages = readText(`/proc/${pid}/smaps_rollup`) ?? ''
  return Number(/^Pss:\s+(\d+) kB/m.exec(pages)?.[1] ?? 0) * 1024
}

export function readLabel(pid: number): string {
  return toProcessLabel((readText(`/proc/${pid}/cmdline`) ?? '').split('\0'))
}
