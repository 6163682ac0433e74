import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
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

/**
 * A hash of everything that the result of an entry depends on besides its input: its modules, and the lockfile for the
 * packages they use.
 * @param entry path from the repository root
 */
export async function hashModules(entry: string, root = process.cwd()): Promise<string> {
  const hash = createHash('sha256')
  for (const file of [...(await listModules(entry, root)), 'package-lock.json']) {
    hash.update(`${file}\0`).update(await readFile(path.join(root, file)))
  }
  return hash.digest('hex')
}
