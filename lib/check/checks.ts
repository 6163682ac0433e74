import { spawn } from 'node:child_process'

/** What a check counted. */
export type CheckResult = { passed: number; failed: number }

/** One check of the site. */
export type Check = {
  name: string
  /** A command of the shell. */
  command: string
  /** Files that the command gets as arguments. A check of no files is skipped. */
  files?: string[]
  /** Reads the counts of a test runner; without it the check counts as one. Undefined if the runner left none. */
  count?: () => CheckResult | undefined
  /** Whether the runner may find nothing to test, which is then said instead of counted. */
  mayBeEmpty?: boolean
}

export type CheckOptions = {
  /** Whether output is printed when the check ends instead of as it comes: for checks that run at the same time. */
  isQuiet?: boolean
}

function run({ command, files = [] }: Check, isQuiet: boolean): Promise<number> {
  return new Promise((resolve) => {
    const env = { ...process.env, FORCE_COLOR: '0', NEXT_TELEMETRY_DISABLED: '1' }
    const chunks: Buffer[] = []
    // The shell passes the files on as they are, whatever characters are in their names.
    const child = spawn('sh', ['-c', `${command} "$@"`, 'sh', ...files], {
      stdio: ['inherit', isQuiet ? 'pipe' : 'inherit', isQuiet ? 'pipe' : 'inherit'],
      env,
    })
    child.stdout?.on('data', (chunk: Buffer) => chunks.push(chunk))
    child.stderr?.on('data', (chunk: Buffer) => chunks.push(chunk))
    child.on('error', () => resolve(1))
    child.on('close', (code) => {
      if (chunks.length > 0) console.log(Buffer.concat(chunks).toString().trimEnd())
      resolve(code ?? 1)
    })
  })
}

/**
 * Runs a check. A runner that fails without a failed test, because it could not start, counts as one failure; so does
 * one that passes without a test or without a report, unless the check may be empty and the report says that it is.
 */
export async function runCheck(check: Check, options: CheckOptions = {}): Promise<CheckResult> {
  const { name, files, count, mayBeEmpty = false } = check
  const { isQuiet = false } = options
  if (files?.length === 0) {
    console.log(`── ${name}: no such file has changed`)
    return { passed: 0, failed: 0 }
  }
  if (!isQuiet) console.log(`\n── ${name}`)
  const start = performance.now()
  const code = await run(check, isQuiet)
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  const counted = count ? count() : { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 }
  const result = counted ?? { passed: 0, failed: 0 }
  const isEmpty = counted?.passed === 0 && counted.failed === 0
  if (code === 0 && isEmpty && mayBeEmpty) {
    console.log(`── ${name}: nothing to test, ${seconds} s`)
    return result
  }
  if (result.failed === 0 && (code !== 0 || result.passed === 0)) result.failed = 1
  console.log(`── ${name}: ${result.passed} passed, ${result.failed} failed, ${seconds} s`)
  return result
}

/**
 * Runs checks, each as soon as fewer than `limit` others are running. Returns the sum of what they counted.
 */
export async function runChecks(
  checks: Check[],
  limit: number,
  options?: CheckOptions,
): Promise<CheckResult> {
  const total: CheckResult = { passed: 0, failed: 0 }
  const queue = [...checks]
  const work = async () => {
    for (let check = queue.shift(); check; check = queue.shift()) {
      const { passed, failed } = await runCheck(check, options)
      total.passed += passed
      total.failed += failed
    }
  }
  await Promise.all(Array.from({ length: limit }, work))
  return total
}
