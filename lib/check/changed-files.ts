import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'

/** What changes are compared with, the first one that exists. */
const MAIN_BRANCHES = ['origin/main', 'main']

/**
 * The files that differ from the commit where the current branch left `main`: committed, staged, edited or new. Paths
 * from the repository root with forward slashes, sorted; removed files are left out.
 * @throws Error if there is no history to compare with
 */
export function listChangedFiles(root = process.cwd()): string[] {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
  const findMergeBase = (branch: string) => {
    try {
      return git('merge-base', 'HEAD', branch).trim()
    } catch {
      return undefined
    }
  }
  const base = MAIN_BRANCHES.map(findMergeBase).find((commit) => commit !== undefined)
  if (base === undefined) {
    throw new Error(
      `What has changed cannot be found: there is no commit in common with ${MAIN_BRANCHES.join(' or ')}.  Fix: git fetch origin main, or run npm test`,
    )
  }
  const list = (...args: string[]) => git(...args).split('\0')
  const changed = new Set([
    ...list('diff', '--name-only', '-z', '--no-renames', '--relative', base),
    ...list('ls-files', '--others', '--exclude-standard', '-z'),
  ])
  return [...changed].filter((file) => file !== '' && existsSync(path.join(root, file))).sort()
}
