import { distance } from 'fastest-levenshtein'

/** Something wrong in a content file, in terms its author can act on. */
export type Fault = {
  /** Path of the file from the repository root. */
  path: string
  /** 1-based. */
  line: number
  /** 1-based. */
  column: number
  /** What is wrong, without a full stop. */
  message: string
  /** What to type instead, without a full stop. */
  fix: string
  /** The known name closest to the one that was not found. */
  suggestion?: string
}

/** Thrown when content has faults; the message lists every one of them. */
export class ContentFaultsError extends Error {
  override name = 'ContentFaultsError'

  constructor(readonly faults: Fault[]) {
    super(formatFaults(faults))
  }
}

/**
 * Returns the candidate that was probably meant, or undefined if none is close: at most two of five letters differ.
 * @example findSuggestion('titel', ['title', 'slug']) // 'title'
 */
export function findSuggestion(wanted: string, candidates: Iterable<string>): string | undefined {
  let best: string | undefined
  let bestDistance = Infinity
  for (const candidate of candidates) {
    const letters = distance(wanted.toLowerCase(), candidate.toLowerCase())
    if (letters < bestDistance) {
      best = candidate
      bestDistance = letters
    }
  }
  const allowed = Math.floor(wanted.length * 0.4)
  return bestDistance <= allowed ? best : undefined
}

/** @example 'content/docs/current/cli.mdx:3:1  unknown key "titel"  Fix: remove it  (did you mean "title"?)' */
export function formatFault(fault: Fault): string {
  const suggestion = fault.suggestion ? `  (did you mean "${fault.suggestion}"?)` : ''
  return `${fault.path}:${fault.line}:${fault.column}  ${fault.message}  Fix: ${fault.fix}${suggestion}`
}

/** One line a fault, sorted by place, then a line that counts them. */
export function formatFaults(faults: Fault[]): string {
  const sorted = [...faults].sort(
    (a, b) => a.path.localeCompare(b.path) || a.line - b.line || a.column - b.column,
  )
  const files = new Set(faults.map((fault) => fault.path)).size
  const count = `${faults.length} ${faults.length === 1 ? 'fault' : 'faults'} in ${files} ${files === 1 ? 'file' : 'files'}`
  return [...sorted.map(formatFault), count].join('\n')
}
