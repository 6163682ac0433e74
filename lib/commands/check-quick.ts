import os from 'node:os'
import { listChangedFiles } from '@/lib/check/changed-files'
import { runChecks } from '@/lib/check/checks'
import { listQuickChecks } from '@/lib/check/quick-checks'

try {
  const changed = listChangedFiles()
  console.log(`${changed.length} changed files`)
  const checks = listQuickChecks(changed)
  const { failed } = await runChecks([{ checks, atOnce: os.availableParallelism() }])
  process.exitCode = failed > 0 ? 1 : 0
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
}
