import { findTree, readProcesses, readProportionalMemory } from './process-tree'

const SAMPLE_MS = 250

function readTreeMemory(): number {
  return findTree(readProcesses(), process.pid).reduce(
    (total, { pid }) => total + readProportionalMemory(pid),
    0,
  )
}

/**
 * Samples the memory of this process and its descendants until `stop`, which returns the highest sum in bytes; shared
 * pages count once. 0 where `/proc` does not exist.
 */
export function watchPeakMemory(): { stop: () => number } {
  let peak = readTreeMemory()
  const timer = setInterval(() => {
    peak = Math.max(peak, readTreeMemory())
  }, SAMPLE_MS)
  return {
    stop: () => {
      clearInterval(timer)
      return Math.max(peak, readTreeMemory())
    },
  }
}
