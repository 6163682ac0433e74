import { readFileSync } from 'node:fs'
import type { CheckResult } from './checks'

function readReport(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return {}
  }
}

/** Counts of Jest's JSON report; nothing if there is none. */
export function countJest(file: string): CheckResult {
  const report = readReport(file) as { numPassedTests?: number; numFailedTests?: number }
  return { passed: report.numPassedTests ?? 0, failed: report.numFailedTests ?? 0 }
}

/** Counts of Playwright's JSON report; nothing if there is none. */
export function countPlaywright(file: string): CheckResult {
  const { stats } = readReport(file) as {
    stats?: { expected: number; unexpected: number; flaky: number }
  }
  return { passed: stats?.expected ?? 0, failed: (stats?.unexpected ?? 0) + (stats?.flaky ?? 0) }
}
