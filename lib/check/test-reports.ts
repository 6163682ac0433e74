import { readFileSync } from 'node:fs'
import type { CheckResult } from './checks'

/** Returns undefined if there is no report or it is incomplete. */
function readReport(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}

/** Returns the counts in Jest's JSON report, or undefined if there is none. */
export function countJest(file: string): CheckResult | undefined {
  const report = readReport(file) as
    { numPassedTests?: number; numFailedTests?: number } | undefined
  return report && { passed: report.numPassedTests ?? 0, failed: report.numFailedTests ?? 0 }
}

/** Returns the counts in Playwright's JSON report, or undefined if there is none. */
export function countPlaywright(file: string): CheckResult | undefined {
  const report = readReport(file) as
    { stats?: { expected: number; unexpected: number; flaky: number } } | undefined
  const stats = report?.stats
  return stats && { passed: stats.expected, failed: stats.unexpected + stats.flaky }
}
