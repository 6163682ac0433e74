import { parseArgs } from 'node:util'
import { CutError } from './plan-cut'
import type { CutRequest } from './plan-cut'

export const usage = `npm run docs:version -- <version> [--from=<version>] [--instance=<id>]
  <version>   number of a release, such as 3.2.0: name of the new version and of its folder
  --from      the version whose documents are copied (default: current)
  --instance  id of the docs instance in lib/config/instances.ts (default: default, the main one)

Copies documents, sidebars, categories, partials, images and files, without drafts and edit URLs; pins the packages in
install commands to the new release; registers the version in lib/config/versions.json; and checks the site. If a check
fails, nothing is changed. .github/releases.md says what to do with the snapshot.`

/** The parsed command line. */
export type CutCommand = CutRequest & {
  /** Id of the docs instance. */
  instance: string
  /** Whether to show only the usage. */
  help: boolean
}

/** Parses the command line. @throws CutError that shows the usage */
export function parseCutOptions(words: string[]): CutCommand {
  try {
    const { values, positionals } = parseArgs({
      args: words,
      allowPositionals: true,
      options: {
        from: { type: 'string', default: 'current' },
        instance: { type: 'string', default: 'default' },
        help: { type: 'boolean', default: false },
      },
    })
    const [name = '', ...others] = positionals
    if (!values.help && name === '') throw new Error('Specify a version.')
    if (others.length > 0) throw new Error(`Only one version can be cut: ${positionals.join(', ')}`)
    return { name, ...values }
  } catch (error) {
    throw new CutError(`${error instanceof Error ? error.message : String(error)}\n${usage}`)
  }
}
