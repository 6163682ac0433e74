import type { Problem } from './problem'
import { formatProblems } from './problem'

/** Escapes the characters that would end part of a workflow command, as GitHub's runner expects. */
function escape(text: string, isProperty: boolean): string {
  const escaped = text.replace(/%/g, '%25').replace(/\r/g, '%0D').replace(/\n/g, '%0A')
  return isProperty ? escaped.replace(/:/g, '%3A').replace(/,/g, '%2C') : escaped
}

/** How GitHub shows an annotation. */
type Severity = 'error' | 'warning' | 'notice'

/**
 * Returns the workflow command that shows a problem in the files of a pull request:
 * https://docs.github.com/en/actions/reference/workflow-commands-for-github-actions#setting-an-error-message
 */
export function toAnnotation(
  { path, line, column, message, fix, suggestion }: Problem,
  severity: Severity = 'error',
): string {
  const hint = suggestion === undefined ? '' : ` (did you mean "${suggestion}"?)`
  const place = `file=${escape(path, true)},line=${line},col=${column}`
  return `::${severity} ${place}::${escape(`${message}. Fix: ${fix}${hint}`, false)}`
}

/** Formats problems for people, and in a GitHub workflow also as annotations for its runner. */
export function formatReport(
  problems: Problem[],
  environment: Record<string, string | undefined> = process.env,
  severity: Severity = 'error',
): string {
  const isWorkflow = environment['GITHUB_ACTIONS'] === 'true'
  const annotations = isWorkflow ? problems.map((each) => toAnnotation(each, severity)) : []
  return [...annotations, formatProblems(problems)].join('\n')
}

/**
 * Ends a check: prints its problems and makes the process fail, or prints that there are none.
 * @param checked what has been checked, such as `5 documents`
 */
export function endCheck(problems: Problem[], checked: string): void {
  if (problems.length === 0) {
    console.log(`${checked}, no problems`)
    return
  }
  console.error(formatReport(problems))
  process.exitCode = 1
}
