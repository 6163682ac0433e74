import type { Problem } from './problem'
import { formatProblems } from './problem'

/**
 * Ends a check: prints its problems and makes the process fail, or prints that there are none.
 * @param checked what has been checked, such as `5 documents`
 */
export function endCheck(problems: Problem[], checked: string): void {
  if (problems.length === 0) {
    console.log(`${checked}, no problems`)
    return
  }
  console.error(formatProblems(problems))
  process.exitCode = 1
}
