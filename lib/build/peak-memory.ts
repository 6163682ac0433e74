import type { ProcessStat } from './process-tree'
import { findTree, readProcesses, readProportionalMemory } from './process-tree'

/** Reading the precise figure takes tens of milliseconds for a large process, which waits for it. */
const SAMPLE_MS = 1000

/**
 * The highest memory of a process tree so far, in bytes; pages that processes share count once. It is read whenever the
 * memory with shared pages counted in each process is higher than before.
 */
export class PeakMemory {
  bytes = 0
  #rough = 0
  #readAt = Number.NEGATIVE_INFINITY

  /** Looks at a tree as it is now, but not more than once a second. */
  sample(tree: ProcessStat[]): void {
    const now = performance.now()
    if (now - this.#readAt < SAMPLE_MS) return
    const rough = tree.reduce((total, { rss }) => total + rss, 0)
    if (rough <= this.#rough) return
    this.#rough = rough
    this.#readAt = now
    const exact = tree.reduce((total, { pid }) => total + readProportionalMemory(pid), 0)
    this.bytes = Math.max(this.bytes, exact)
  }
}

/** Follows the memory of this process and its descendants until `stop`, which returns the peak; 0 without `/proc`. */
export function watchPeakMemory(): { stop: () => number } {
  const peak = new PeakMemory()
  const sample = () => peak.sample(findTree(readProcesses(), process.pid))
  sample()
  const timer = setInterval(sample, SAMPLE_MS)
  return {
    stop: () => {
      clearInterval(timer)
      return peak.bytes
    },
  }
}
