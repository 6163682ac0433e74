import { closest, distance } from 'fastest-levenshtein'

/** A rule whose level the configuration of the site sets. */
export type BuildRule =
  | 'onBrokenLinks'
  | 'onBrokenAnchors'
  | 'onBrokenMarkdownLinks'
  | 'onDuplicateRoutes'
  | 'onMissingFromSidebars'

/** What a build does about a problem: nothing, print it as a note or as a warning, or fail. */
export type RuleLevel = 'ignore' | 'log' | 'warn' | 'throw'

/** A mistake in a content file, described so that its author can fix it. */
export type Problem = {
  /** Path of the file from the repository root. */
  path: string
  /** 1-based. */
  line: number
  /** 1-based. */
  column: number
  /** What is wrong, without a final period. */
  message: string
  /** What to type instead, without a final period. */
  fix: string
  /** The known name closest to the one that was not found. */
  suggestion?: string
  /** The rule that decides what a build does about it. Without one, the build fails. */
  rule?: BuildRule
}

/** What is wrong and what to type instead, without the place. */
export type Fault = Pick<Problem, 'message' | 'fix' | 'suggestion'>

/** Converts an offset in a text to a line and column. A negative offset is the start of the text. */
export function toPlace(text: string, offset: number): Pick<Problem, 'line' | 'column'> {
  const before = text.slice(0, Math.max(0, offset)).split('\n')
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 }
}

/** Returns what a build does about a problem. @param levels level of each rule */
export function getLevel({ rule }: Problem, levels: Record<BuildRule, RuleLevel>): RuleLevel {
  return rule === undefined ? 'throw' : levels[rule]
}

/**
 * Returns the candidate that was probably meant, or undefined if none is close: at most 40% of the letters may differ.
 * @example findSuggestion('titel', ['title', 'slug']) // 'title'
 */
export function findSuggestion(wanted: string, candidates: Iterable<string>): string | undefined {
  const names = [...candidates]
  const [meant, ...known] = [wanted, ...names].map((name) => name.toLowerCase())
  if (meant === undefined || known.length === 0) return undefined
  const best = closest(meant, known)
  const isClose = distance(meant, best) <= Math.floor(wanted.length * 0.4)
  return isClose ? names[known.indexOf(best)] : undefined
}

/** @example 'content/docs/current/cli.mdx:3:1  unknown key "titel"  Fix: remove it  (did you mean "title"?)' */
export function formatProblem(problem: Problem): string {
  const suggestion = problem.suggestion ? `  (did you mean "${problem.suggestion}"?)` : ''
  return `${problem.path}:${problem.line}:${problem.column}  ${problem.message}  Fix: ${problem.fix}${suggestion}`
}

/** Formats one line per problem, sorted by position, followed by a line with the counts. */
export function formatProblems(problems: Problem[]): string {
  const sorted = [...problems].sort(
    (a, b) => a.path.localeCompare(b.path) || a.line - b.line || a.column - b.column,
  )
  const files = new Set(problems.map((problem) => problem.path)).size
  const count = `${problems.length} ${problems.length === 1 ? 'problem' : 'problems'} in ${files} ${files === 1 ? 'file' : 'files'}`
  return [...sorted.map(formatProblem), count].join('\n')
}
