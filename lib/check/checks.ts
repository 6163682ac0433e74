import { spawn } from 'node:child_process'

/** Counts of a check. */
export type CheckResult = { passed: number; failed: number }

/** One check of the site. */
export type Check = {
  name: string
  /** Shell command. */
  command: string
  /** Files that the command gets as arguments. If the list is empty, the check is skipped. */
  files?: string[]
  /**
   * Returns the counts of a test runner, or undefined if it left none. Without this function, the check counts as one.
   */
  count?: () => CheckResult | undefined
  /** Whether the runner may find nothing to test, which is then printed instead of counted as a failure. */
  mayBeEmpty?: boolean
}

export type CheckOptions = {
  /** Whether output is printed when the check ends instead of immediately, for checks that run in parallel. */
  isQuiet?: boolean
}

function run({ command, files = [] }: Check, isQuiet: boolean): Promise<number> {
  return new Promise((resolve) => {
    const env = { ...process.env, FORCE_COLOR: '0', NEXT_TELEMETRY_DISABLED: '1' }
    const chunks: Buffer[] = []
    // The shell passes the file names unchanged, regardless of the characters in them.
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
 * Runs a check. A runner that fails without a failed test, for example because it could not start, counts as one
 * failure. So does a runner that passes without a test or without a report, unless the check may be empty and the
 * report says that it is.
 */
export async function runCheck(check: Check, options: CheckOptions = {}): Promise<CheckResult> {
  const { name, files, count, mayBeEmpty = false } = check
  const { isQuiet = false } = options
  if (files?.length === 0) {
    console.log(`── ${name}: no relevant files have changed`)
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

/** Runs checks, at most `limit` at a time. Returns the sum of their counts. */
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
