import { execFileSync } from 'node:child_process'

/** When a file was last changed, and by whom. */
export type LastUpdated = { /** ISO 8601 day, `2024-02-29`. */ date: string; author: string }

function git(...args: string[]): string {
  return execFileSync('git', args, {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    stdio: ['ignore', 'pipe', 'ignore'],
  })
}

/** Reads the newest commit of every content file in one pass over the history. */
export function readLastUpdated(): Map<string, LastUpdated> {
  const updates = new Map<string, LastUpdated>()
  try {
    if (git('rev-parse', '--is-shallow-repository').trim() === 'true') {
      console.warn('Shallow clone: pages do not show when they were last updated. Fetch the full history.')
      return updates
    }
    const log = git('-c', 'core.quotepath=off', 'log', '--format=%x00%as%x09%an', '--name-only', '--', 'content')
    for (const commit of log.split('\0').slice(1)) {
      const [head = '', ...files] = commit.split('\n').filter(Boolean)
      const [date = '', author = ''] = head.split('\t')
      for (const file of files) if (!updates.has(file)) updates.set(file, { date, author })
    }
  } catch {
    console.warn('No git history: pages do not show when they were last updated.')
  }
  return updates
}

let updates: Map<string, LastUpdated> | undefined

/** Undefined for a file that is not committed, or without history. */
export function findLastUpdated(path: string): LastUpdated | undefined {
  updates ??= readLastUpdated()
  return updates.get(path)
}
