import { execFileSync } from 'node:child_process'
import type { Commit } from './check-commits'

/** How many commits are checked where nothing says which ones are new. */
const MAX_COUNT = 30

function git(...args: string[]): string {
  return execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
}

/** The commit where the current branch left `origin/main`; undefined without one, or on that branch itself. */
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
 * The commits since the current branch left `origin/main`, or else the last 30, without merges and without those that
 * do not build on the commit that added the file `since`. In a shallow clone, the oldest commit counts as that one.
 * A copy without git history has none.
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
