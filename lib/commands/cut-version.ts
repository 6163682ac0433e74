import { execFile } from 'node:child_process'
import { parseArgs, promisify } from 'node:util'
import { archivedVersions } from '@/lib/config/archived-versions'
import { docsInstances, mainDocs } from '@/lib/config/instances'
import { findSuggestion } from '@/lib/core/problem'
import { CutError, cutVersion, reject } from '@/lib/commands/versioning/cut-version'

const USAGE = `npm run docs:version -- <version> [--from=<version>] [--instance=<id>]
  <version>   number of a release, such as 3.2.0: name of the new version and of its folder
  --from      the version whose documents are copied (default: current)
  --instance  id of the docs instance in lib/config/instances.ts (default: default, the main one)

Copies documents, sidebars, categories, partials, images and files, without drafts and edit URLs; pins the packages in
install commands to the new release; registers the version in lib/config/versions.json; and checks the site. If a check
fails, nothing is changed. .github/releases.md says what to do with the snapshot.`

function parseCommand() {
  try {
    // Without `--` before them, npm takes options as its configuration.
    const { npm_config_from: from = 'current', npm_config_instance: id = 'default' } = process.env
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        from: { type: 'string', default: from },
        instance: { type: 'string', default: id },
      },
    })
    const [name, ...others] = positionals
    if (name === undefined || others.length > 0) throw new Error('Specify one version.')
    return { name, ...values }
  } catch (error) {
    throw new CutError(`${error instanceof Error ? error.message : String(error)}\n${USAGE}`)
  }
}

// Whatever ends the command stops the check, which then fails, and the files are restored.
const stop = new AbortController()
for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(name, () => stop.abort())

/** Checks the site in another process, because the configuration has changed, and only a new process reads it again. */
async function check(): Promise<void> {
  try {
    await promisify(execFile)(process.execPath, ['lib/commands/run.mjs', 'check-content'], {
      env: { ...process.env, NODE_ENV: 'production' },
      signal: stop.signal,
    })
  } catch (error) {
    const { stderr } = error as { stderr: string }
    throw new Error(stderr.trim() || 'The check was stopped.', { cause: error })
  }
}

if (process.argv.includes('--help')) {
  console.log(USAGE)
  process.exit()
}
try {
  const { instance, ...request } = parseCommand()
  const ids = docsInstances.map(({ id }) => id)
  const docs =
    docsInstances.find(({ id }) => id === instance) ??
    reject(
      `there is no docs instance "${instance}"`,
      `use one of ${ids.join(', ')}`,
      findSuggestion(instance, ids),
    )
  const archived = docs === mainDocs ? archivedVersions.map(({ label }) => label) : []
  console.log(await cutVersion(docs, request, { check, archived }))
} catch (error) {
  if (!(error instanceof CutError)) throw error
  console.error(error.message)
  process.exitCode = 1
}
