import { runCommand } from '@/lib/build/run-command'
import { archivedVersions } from '@/lib/config/archived-versions'
import { docsInstances, mainDocs } from '@/lib/config/instances'
import { findSuggestion } from '@/lib/problems/problem'
import { parseCutOptions, usage } from '@/lib/versioning/cut-options'
import { formatCut } from '@/lib/versioning/cut-report'
import { cutVersion } from '@/lib/versioning/cut-version'
import { CutError } from '@/lib/versioning/plan-cut'

// Ctrl+C stops the check, which then fails, and the files are restored.
process.on('SIGINT', () => undefined)

async function run(): Promise<string> {
  const { help, instance, ...request } = parseCutOptions(process.argv.slice(2))
  if (help) return usage
  const ids = docsInstances.map(({ id }) => id)
  const docs = docsInstances.find(({ id }) => id === instance)
  if (!docs) {
    const meant = findSuggestion(instance, ids)
    const hint = meant === undefined ? '' : `  (did you mean "${meant}"?)`
    throw new CutError(
      `there is no docs instance "${instance}"  Fix: use one of ${ids.join(', ')}${hint}`,
    )
  }
  const archived = docs === mainDocs ? archivedVersions.map(({ label }) => label) : []
  // The configuration has changed, and only a new process reads it again.
  const result = await cutVersion(docs, request, {
    check: () => runCommand(process.execPath, ['lib/commands/run.mjs', 'check-content']),
    archived,
  })
  return formatCut(result)
}

try {
  console.log(await run())
} catch (error) {
  if (!(error instanceof CutError)) throw error
  console.error(error.message)
  process.exitCode = 1
}
