import { execFileSync } from 'node:child_process'

/** When a file was last changed, and by whom. */
export type LastUpdated = { /** ISO 8601 day, `2024-02-29`. */ date: string; author: string }

/** What the history knows, and why it knows nothing where that is so. */
export type ContentHistory = { updates: Map<string, LastUpdated>; warning: string | undefined }

function git(...args: string[]): string {
  return execFileSync('git', args, {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    stdio: ['ignore', 'pipe', 'ignore'],
  })
}

/** Reads the newest commit of every content file in one pass over the history. */
export function readLastUpdated(): ContentHistory {
  const updates = new Map<string, LastUpdated>()
  const without = (reason: string): ContentHistory => ({
    updates: new Map(),
    warning: `${reason}: pages do not show when they were last updated. Fetch the full history.`,
  })
  try {
    if (git('rev-parse', '--is-shallow-repository').trim() === 'true') return without('Shallow clone')
    const format = '--format=%x00%as%x09%an'
    const log = git('-c', 'core.quotepath=off', 'log', format, '--name-only', '--', 'content')
    for (const commit of log.split('\0').slice(1)) {
      const [head = '', ...files] = commit.split('\n').filter(Boolean)
      const [date = '', author = ''] = head.split('\t')
      for (const file of files) if (!updates.has(file)) updates.set(file, { date, author })
    }
    return { updates, warning: undefined }
  } catch {
    return without('No git history')
  }
}

let history: ContentHistory | undefined

/** Undefined for a file that is not committed, or without history. The build warns about that once. */
export function findLastUpdated(path: string): LastUpdated | undefined {
  history ??= readLastUpdated()
  return history.updates.get(path)
}
