import type { Measurement, ProcessShare, TimedLine } from './measure'
import { formatTable, toSeconds } from './table'

/** Minimum CPU time in milliseconds. Processes that do next to nothing would hide the others. */
const MIN_CPU = 200

/** Returns the output lines that contain a duration, such as `✓ Compiled successfully in 7.5s`. */
export function findTimings(lines: TimedLine[]): TimedLine[] {
  return lines.filter(({ text }) => /\b\d+(?:\.\d+)?\s?(?:ms|s)\b/.test(text))
}

/** Joins processes with the same name that ran at the same time, such as a pool of workers. */
export function joinProcesses(processes: ProcessShare[]): (ProcessShare & { count: number })[] {
  const joined: (ProcessShare & { count: number })[] = []
  for (const share of processes.filter(({ cpu }) => cpu >= MIN_CPU)) {
    const same = joined.find(({ label, to }) => label === share.label && share.from <= to)
    if (same) {
      same.count += 1
      same.cpu += share.cpu
      same.rss += share.rss
      same.to = Math.max(same.to, share.to)
    } else {
      joined.push({ ...share, count: 1 })
    }
  }
  return joined
}

/** Formats where the time of one build goes: its processes, and the durations that it prints. */
export function formatPhases({ processes, lines }: Measurement): string {
  const table = formatTable(
    ['process', 'count', 'from s', 'to s', 'CPU s', 'RSS MB'],
    joinProcesses(processes).map(({ label, count, from, to, cpu, rss }) => [
      label,
      count,
      toSeconds(from),
      toSeconds(to),
      toSeconds(cpu),
      Math.round(rss / 1e6),
    ]),
  )
  const timings = findTimings(lines)
  const timingTable = formatTable(
    ['build output', 'at s', 'CPU s since the line above'],
    timings.map(({ at, cpu, text }, index) => [
      text.trim().replace(/\s+/g, ' '),
      toSeconds(at),
      toSeconds(cpu - (timings[index - 1]?.cpu ?? 0)),
    ]),
  )
  return [table, ...(timings.length > 0 ? ['', timingTable] : [])].join('\n')
}
