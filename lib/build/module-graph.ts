import { build } from 'esbuild'

/**
 * The modules of this repository that an entry is made of: itself and everything it imports, directly or through
 * others, sorted by path. Packages are left out: the lockfile pins them.
 * @param entry path from the repository root
 */
export async function listModules(entry: string, root = process.cwd()): Promise<string[]> {
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: [entry],
    bundle: true,
    write: false,
    metafile: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    logLevel: 'silent',
  })
  return Object.keys(metafile.inputs).sort()
}
