import { readdirSync, readFileSync } from 'node:fs'

/** Resident memory in bytes of a process and all its descendants; 0 where `/proc` does not exist. */
export function readTreeMemory(rootPid: number): number {
  const parents = new Map<number, number>()
  const memory = new Map<number, number>()
  let entries: string[]
  try {
    entries = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  } catch {
    return 0
  }
  for (const entry of entries) {
    try {
      const status = readFileSync(`/proc/${entry}/status`, 'utf8')
      parents.set(Number(entry), Number(/^PPid:\s+(\d+)/m.exec(status)?.[1]))
      memory.set(Number(entry), Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1] ?? 0) * 1024)
    } catch {
      // The process ended while the list was read.
    }
  }
  const isDescendant = (pid: number): boolean => {
    for (let at: number | undefined = pid; at; at = parents.get(at)) if (at === rootPid) return true
    return false
  }
  return [...memory].reduce((total, [pid, bytes]) => (isDescendant(pid) ? total + bytes : total), 0)
}

/** Samples the memory of this process and its children until `stop`, which returns the highest sum in bytes. */
export function watchPeakMemory(): { stop: () => number } {
  let peak = readTreeMemory(process.pid)
  const timer = setInterval(() => {
    peak = Math.max(peak, readTreeMemory(process.pid))
  }, 250)
  return {
    stop: () => {
      clearInterval(timer)
      return Math.max(peak, readTreeMemory(process.pid))
    },
  }
}
