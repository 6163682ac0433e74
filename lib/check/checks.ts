import { spawn } from 'node:child_process'

/** What a check counted. */
export type CheckResult = { passed: number; failed: number }

/** One check of the site. */
export type Check = {
  name: string
  command: string
  /** Reads the counts of a test runner; without it the check counts as one. */
  count?: () => CheckResult
}

function run(command: string): Promise<number> {
  return new Promise((resolve) => {
    const env = { ...process.env, FORCE_COLOR: '0', NEXT_TELEMETRY_DISABLED: '1' }
    const child = spawn(command, { shell: true, stdio: 'inherit', env })
    child.on('error', () => resolve(1))
    child.on('close', (code) => resolve(code ?? 1))
  })
}

/**
 * Runs a check. A runner that fails without a failed test, because it could not start, counts as one failure; so does
 * one that passes without a test.
 */
export async function runCheck({ name, command, count }: Check): Promise<CheckResult> {
  console.log(`\n── ${name}`)
  const start = performance.now()
  const code = await run(command)
  const result = count?.() ?? { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 }
  if (result.failed === 0 && (code !== 0 || result.passed === 0)) result.failed = 1
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  console.log(`── ${name}: ${result.passed} passed, ${result.failed} failed, ${seconds} s`)
  return result
}
