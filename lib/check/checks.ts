import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { forEachConcurrently } from '@/lib/core/for-each-concurrently'

/** Counts of checks. */
export type CheckResult = { passed: number; failed: number }

/** One check of the site. */
export type Check = {
  name: string
  /** Shell command. */
  command: string
  /** Files that the command gets as arguments. */
  files?: string[]
  /** JSON report that the command leaves if it runs tests. Without one, the check counts as one. */
  report?: string
}

/** Checks that don't need each other, and how many of them run at the same time. */
export type CheckGroup = { checks: Check[]; atOnce: number }

/** The parts of the reports of Jest and Playwright that have the counts. */
type Report = {
  numPassedTests: number
  numFailedTests: number
  stats?: { expected: number; unexpected: number; flaky: number }
}

/** Returns the counts of the tests in a report. None if there is no report. */
function countTests(report: string): CheckResult {
  if (!existsSync(report)) return { passed: 0, failed: 0 }
  const { stats, ...jest } = JSON.parse(readFileSync(report, 'utf8')) as Report
  return stats
    ? { passed: stats.expected, failed: stats.unexpected + stats.flaky }
    : { passed: jest.numPassedTests, failed: jest.numFailedTests }
}

/** Runs the command of a check. @param isQuiet whether its output is printed when it ends */
function run(
  { command, files = [] }: Check,
  isQuiet: boolean,
): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    const env = { ...process.env, FORCE_COLOR: '0', NEXT_TELEMETRY_DISABLED: '1' }
    const chunks: Buffer[] = []
    const keep = (chunk: Buffer) => {
      chunks.push(chunk)
      if (!isQuiet) process.stdout.write(chunk)
    }
    // The shell passes the file names unchanged, regardless of the characters in them.
    const child = spawn('sh', ['-c', `${command} "$@"`, 'sh', ...files], {
      stdio: ['inherit', 'pipe', 'pipe'],
      env,
    })
    child.stdout.on('data', keep)
    child.stderr.on('data', keep)
    child.on('close', (code) => {
      const output = Buffer.concat(chunks).toString().trimEnd()
      if (isQuiet && output) console.log(output)
      resolve({ code: code ?? 1, output })
    })
  })
}

/** How many lines of a failed check are printed again: a few failed tests with their messages. */
const REPEATED_LINES = 60

/**
 * Runs groups of checks one after another, and prints and returns the sum of their counts. A test runner that fails
 * without a failed test, for example because it could not start, counts as one failure, and so does one that passes
 * without a test. What failed is printed again at the end, because hosts cut long logs.
 */
export async function runChecks(groups: CheckGroup[]): Promise<CheckResult> {
  const total: CheckResult = { passed: 0, failed: 0 }
  const failures: string[] = []
  for (const { checks, atOnce } of groups) {
    await forEachConcurrently(checks, atOnce, async (check) => {
      const { name, report } = check
      if (atOnce === 1) console.log(`\n── ${name}`)
      const start = performance.now()
      const { code, output } = await run(check, atOnce > 1)
      const seconds = ((performance.now() - start) / 1000).toFixed(1)
      const result =
        report === undefined ? { passed: code === 0 ? 1 : 0, failed: 0 } : countTests(report)
      if (result.failed === 0 && (code !== 0 || result.passed === 0)) result.failed = 1
      console.log(`── ${name}: ${result.passed} passed, ${result.failed} failed, ${seconds} s`)
      if (result.failed > 0) {
        const end = output.split('\n').slice(-REPEATED_LINES).join('\n')
        failures.push(`\n── failed: ${name}\n${end}`)
      }
      total.passed += result.passed
      total.failed += result.failed
    })
  }
  for (const failure of failures) console.log(failure)
  console.log(`\ntotal: ${total.passed} passed, ${total.failed} failed`)
  return total
}
