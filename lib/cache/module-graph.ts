import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Plugin } from 'esbuild'
import { build } from 'esbuild'

/** The modules of the running commands, recorded by `lib/commands/run.mjs` when it bundled them. */
type BundledGraph = {
  /** Root folder of the repository. */
  root: string
  /** The modules that each module imports. */
  imports: Record<string, string[]>
  /** Hash of each module, and of the lockfile. */
  hashes: Record<string, string>
}

const LOCKFILE = 'package-lock.json'

let bundled: BundledGraph | undefined

function readBundledGraph(): BundledGraph | undefined {
  const file = process.env['MODULE_GRAPH']
  if (file !== undefined) bundled ??= JSON.parse(readFileSync(file, 'utf8')) as BundledGraph
  return bundled
}

/** Skips the files in `public/`, which stylesheets reference by URL. */
const publicFiles: Plugin = {
  name: 'public-files',
  setup: (bundler) => {
    bundler.onResolve({ filter: /^\// }, ({ kind, path: url }) =>
      kind === 'url-token' ? { path: url, external: true } : undefined,
    )
  },
}

function listImported(entries: string[], imports: BundledGraph['imports']): string[] {
  const found = new Set<string>()
  const queue = [...entries]
  for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
    if (found.has(file)) continue
    found.add(file)
    queue.push(...(imports[file] ?? []))
  }
  return [...found].sort()
}

/**
 * Lists the modules of this repository that make up the entries: the entries themselves and everything they import,
 * directly or indirectly, sorted by path. Packages are left out because the lockfile pins them.
 * @param entries paths from the repository root, of scripts or stylesheets
 */
export async function listModules(entries: string[], root = process.cwd()): Promise<string[]> {
  const { metafile } = await build({
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
    plugins: [publicFiles],
    logLevel: 'silent',
  })
  return Object.keys(metafile.inputs).sort()
}

function toDigest(hashes: (readonly [file: string, hash: string])[]): string {
  const hash = createHash('sha256')
  for (const pair of hashes) hash.update(`${pair.join(' ')}\n`)
  return hash.digest('hex')
}

async function hashFile(file: string): Promise<string> {
  return createHash('sha256')
    .update(await readFile(file))
    .digest('hex')
}

/**
 * Hashes everything that the output of the entries depends on besides their input: their modules, and the lockfile for
 * the packages they use.
 * @param entries paths from the repository root
 */
export async function hashModules(entries: string[], root = process.cwd()): Promise<string> {
  const graph = readBundledGraph()
  if (graph?.root === root && entries.every((entry) => Object.hasOwn(graph.imports, entry))) {
    const files = [...listImported(entries, graph.imports), LOCKFILE]
    return toDigest(files.map((file) => [file, graph.hashes[file] ?? '']))
  }
  const files = [...(await listModules(entries, root)), LOCKFILE]
  const hashes = await Promise.all(files.map((file) => hashFile(path.join(root, file))))
  return toDigest(files.map((file, at) => [file, hashes[at] ?? '']))
}
