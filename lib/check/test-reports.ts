import { readFileSync } from 'node:fs'
import type { CheckResult } from './checks'

/** Undefined if there is no report, or if its runner ended half way through it. */
function readReport(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}

/** Counts of Jest's JSON report; undefined if there is none. */
export function countJest(file: string): CheckResult | undefined {
  const report = readReport(file) as
    { numPassedTests?: number; numFailedTests?: number } | undefined
  return report && { passed: report.numPassedTests ?? 0, failed: report.numFailedTests ?? 0 }
}

/** Counts of Playwright's JSON report; undefined if there is none. */
export function countPlaywright(file: string): CheckResult | undefined {
  const report = readReport(file) as
    { stats?: { expected: number; unexpected: number; flaky: number } } | undefined
  const stats = report?.stats
  return stats && { passed: stats.expected, failed: stats.unexpected + stats.flaky }
}
