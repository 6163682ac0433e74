import type { ProcessStat } from './process-tree'
import { findTree, readProcesses, readProportionalMemory } from './process-tree'

/**
 * Milliseconds between samples. Reading the exact value takes tens of milliseconds for a large process, which is
 * blocked meanwhile.
 */
const SAMPLE_MS = 1000

/**
 * Tracks the peak memory of a process tree, in bytes. Memory pages that processes share count once. The exact value is
 * read only when the total RSS, which counts shared pages in each process, is higher than before.
 */
export class PeakMemory {
  bytes = 0
  #rough = 0
  #readAt = Number.NEGATIVE_INFINITY

  /** Samples the current state of a tree, but at most once a second. */
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

/** Tracks the memory of this process and its descendants until `stop`, which returns the peak, or 0 without `/proc`. */
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
