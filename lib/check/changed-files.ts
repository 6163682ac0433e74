import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** Branches to compare with. The first one that exists is used. */
const MAIN_BRANCHES = ['origin/main', 'main']

/**
 * Lists the files that differ from the commit where the current branch forked from `main`: committed, staged, edited or
 * new. Paths are sorted, start at the repository root and use forward slashes. Removed files are left out.
 * @throws Error if there is no history to compare with
 */
export function listChangedFiles(): string[] {
  const git = (...args: string[]) =>
    execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
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
      `Cannot determine what has changed: no common commit with ${MAIN_BRANCHES.join(' or ')}.  Fix: git fetch origin main, or run npm test`,
    )
  }
  const list = (...args: string[]) => git(...args).split('\0')
  const changed = new Set([
    ...list('diff', '--name-only', '-z', '--no-renames', '--relative', base),
    ...list('ls-files', '--others', '--exclude-standard', '-z'),
  ])
  return [...changed].filter((file) => file !== '' && existsSync(file)).sort()
}
