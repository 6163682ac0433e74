import { existsSync } from 'node:fs'
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

/**
 * Ends a command that needs a file or folder of a build before there is one, with a message and exit code 1. The process
 * stops here, because what follows would fail with a stack.
 */
export function requireBuild(path: string): void {
  if (existsSync(path)) return
  console.error(`There is no ${path} yet. Run \`npm run build\` first.`)
  process.exit(1)
}
