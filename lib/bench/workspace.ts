import { RECORDS_FOLDER } from '@/lib/records/record-files'
import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, rmSync } from 'node:fs'
import { cp, mkdtemp, readdir } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'

/** What a build leaves behind; without these the next one is a clean one. */
export const builtFolders = [
  '.cache',
  '.contentlayer',
  '.next',
  RECORDS_FOLDER,
  '.export',
  '.next-export',
  'out',
]

const notCopied = new Set([
  ...builtFolders,
  'node_modules',
  'test-results',
  'playwright-report',
  'coverage',
])

/** A copy of the repository. */
export type Workspace = { folder: string; remove: () => void }

const open = new Set<string>()

function removeFolder(folder: string): void {
  // A copy that was asked to stay is not in the set.
  if (open.delete(folder)) rmSync(folder, { recursive: true, force: true })
}

process.once('exit', () => open.forEach(removeFolder))
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))

/** Links instead of copies where the file system can: tens of thousands of small files would take longer than a build. */
function copyPackages(repository: string, folder: string): void {
  const from = path.join(repository, 'node_modules')
  try {
    execFileSync('cp', ['-al', from, folder], { stdio: 'ignore' })
  } catch {
    execFileSync('cp', ['-a', from, folder])
  }
}

/**
 * Copies the working tree to a folder outside of it, so that builds neither meet what is there nor leave anything.
 * The packages are in it as real folders: the bundler does not follow a link out of its root.
 * It is removed when the process ends at the latest, unless `keep` is set.
 */
export async function createWorkspace(
  repository: string,
  { keep, history }: { keep: boolean; history: boolean },
): Promise<Workspace> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'bench-'))
  if (!keep) open.add(folder)
  for (const name of await readdir(repository)) {
    if (notCopied.has(name) || (name === '.git' && !history)) continue
    await cp(path.join(repository, name), path.join(folder, name), { recursive: true })
  }
  copyPackages(repository, folder)
  return { folder, remove: () => removeFolder(folder) }
}

/**
 * Copies what earlier builds keep in `.cache` to a workspace, so that its first build is a warm one; without the packages
 * of documented releases, which no build reads.
 */
export function copyCache(folder: string): void {
  if (!existsSync('.cache')) return
  const packages = path.join('.cache', 'packages')
  cpSync('.cache', path.join(folder, '.cache'), {
    recursive: true,
    filter: (source) => source !== packages,
  })
}
