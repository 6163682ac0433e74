import { mkdirSync, rmSync } from 'node:fs'
import os from 'node:os'
import { listChangedFiles } from '@/lib/check/changed-files'
import { runChecks } from '@/lib/check/checks'
import { listQuickChecks } from '@/lib/check/quick-checks'

const REPORT = 'test-results/quick.json'

try {
  const changed = listChangedFiles()
  console.log(`${changed.length} changed files`)
  mkdirSync('test-results', { recursive: true })
  rmSync(REPORT, { force: true })
  const start = performance.now()
  const limit = os.availableParallelism()
  const total = await runChecks(listQuickChecks(changed, REPORT), limit, { isQuiet: true })
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  console.log(`\ntotal: ${total.passed} passed, ${total.failed} failed, ${seconds} s`)
  process.exitCode = total.failed > 0 ? 1 : 0
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
}
