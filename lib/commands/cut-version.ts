import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { archivedVersions } from '@/lib/config/archived-versions'
import { docsInstances, mainDocs } from '@/lib/config/instances'
import { findSuggestion } from '@/lib/core/problem'
import { parseCutOptions, usage } from '@/lib/commands/versioning/cut-options'
import { formatCut } from '@/lib/commands/versioning/cut-report'
import { cutVersion } from '@/lib/commands/versioning/cut-version'
import { CutError } from '@/lib/commands/versioning/plan-cut'

// Ctrl+C stops the check, which then fails, and the files are restored.
process.on('SIGINT', () => undefined)

/** Checks the site in another process, because the configuration has changed, and only a new process reads it again. */
async function check(): Promise<void> {
  try {
    await promisify(execFile)(process.execPath, ['lib/commands/run.mjs', 'check-content'], {
      env: { ...process.env, NODE_ENV: 'production' },
    })
  } catch (error) {
    const { stderr } = error as { stderr: string }
    throw new Error(stderr.trim() || 'The check was stopped.', { cause: error })
  }
}

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
  return formatCut(await cutVersion(docs, request, { check, archived }))
}

try {
  console.log(await run())
} catch (error) {
  if (!(error instanceof CutError)) throw error
  console.error(error.message)
  process.exitCode = 1
}
