import { RECORDS_FOLDER } from '@/lib/records/record-files'
import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, rmSync } from 'node:fs'
import { cp, mkdtemp, readdir } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'

/** Folders that a build leaves behind. Without them, the next build is a clean one. */
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
  open.delete(folder)
  const remove = () => rmSync(folder, { recursive: true, force: true })
  try {
    remove()
  } catch {
    // A process that was killed a moment ago has finished its last write meanwhile.
    remove()
  }
}

process.once('exit', () => open.forEach(removeFolder))
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))

/**
 * Creates links instead of copies if the file system supports them. Copying tens of thousands of small files would take
 * longer than a build.
 */
function copyPackages(repository: string, folder: string): void {
  const from = path.join(repository, 'node_modules')
  try {
    execFileSync('cp', ['-al', from, folder], { stdio: 'ignore' })
  } catch {
    execFileSync('cp', ['-a', from, folder])
  }
}

/**
 * Copies the working tree to a folder outside it, so that builds neither use existing results nor leave any behind.
 * The packages are real folders in it, because the bundler doesn't follow a link out of its root. The copy is removed
 * when the process ends at the latest.
 */
export async function createWorkspace(
  repository: string,
  { history }: { history: boolean },
): Promise<Workspace> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'bench-'))
  open.add(folder)
  for (const name of await readdir(repository)) {
    if (notCopied.has(name) || (name === '.git' && !history)) continue
    await cp(path.join(repository, name), path.join(folder, name), { recursive: true })
  }
  copyPackages(repository, folder)
  return { folder, remove: () => removeFolder(folder) }
}

/** What builds don't read: the packages of documented releases, and the bundles of commands that are running. */
const notRead = ['packages', 'tools'].map((name) => path.join('.cache', name))

/** Copies what earlier builds have stored to a workspace, so that it need not be compiled again. */
export function copyBuilt(folder: string): void {
  if (!existsSync('.cache')) return
  cpSync('.cache', path.join(folder, '.cache'), {
    recursive: true,
    filter: (source) => !notRead.includes(source),
  })
}
