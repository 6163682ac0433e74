import { readFileSync } from 'node:fs'
import { build } from 'esbuild'
import memoize from 'lodash-es/memoize.js'
import { toKey } from './store'

/** Bundles entries without the packages they use. @param entries scripts or stylesheets, from the repository root */
export function bundleModules(entries: string[], root = process.cwd()) {
  return build({
    absWorkingDir: root,
    entryPoints: entries,
    outdir: 'unused',
    bundle: true,
    write: false,
    metafile: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    jsx: 'automatic',
    logLevel: 'silent',
  })
}

/**
 * Hashes everything that the output of the entries depends on besides their input: their code, and the lockfile for the
 * packages they use. The first result is kept, because a process goes on with the code it has started with.
 * @param entries paths from the repository root
 */
export const hashModules = memoize(
  async (entries: string[]): Promise<string> => {
    const { outputFiles } = await bundleModules(entries)
    const lockfile = readFileSync('package-lock.json', 'utf8')
    return toKey(lockfile, ...outputFiles.map(({ hash }) => hash))
  },
  (entries) => entries.join(),
)
