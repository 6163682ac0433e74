import { execFileSync } from 'node:child_process'
import type { Commit } from './check-commits'

/** Number of commits to check if it is unknown which ones are new. */
const MAX_COUNT = 30

function git(...args: string[]): string {
  return execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
}

/**
 * Returns the commit where the current branch forked from `origin/main`, or undefined if there is none or it is HEAD.
 */
function findMergeBase(): string | undefined {
  try {
    const base = git('merge-base', 'HEAD', 'origin/main')
    return base === git('rev-parse', 'HEAD') ? undefined : base
  } catch {
    return undefined
  }
}

function hasHistory(): boolean {
  try {
    git('rev-parse', 'HEAD')
    return true
  } catch {
    return false
  }
}

/**
 * Returns the commits since the current branch forked from `origin/main`, or else the last 30. Leaves out merges and
 * commits that do not build on the commit that added the file `since`. In a shallow clone, the oldest commit counts as
 * that commit. Without git history, there are none.
 */
export function readNewCommits(since: string): Commit[] {
  if (!hasHistory()) return []
  const start = git('log', '-1', '--diff-filter=A', '--format=%H', '--', since)
  if (start === '') return []
  const later = new Set(
    git('rev-list', '--ancestry-path', `${start}..HEAD`).split('\n').filter(Boolean),
  )
  const base = findMergeBase()
  const range = base === undefined ? [`--max-count=${MAX_COUNT}`] : [`${base}..HEAD`]
  return git('log', '--no-merges', '--format=%H%x09%h%x09%s', ...range)
    .split('\n')
    .flatMap((line) => {
      const [id = '', hash = '', subject = ''] = line.split('\t')
      return later.has(id) ? [{ hash, subject }] : []
    })
}
