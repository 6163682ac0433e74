import { execFileSync } from 'node:child_process'

/** When a file was last changed, and by whom. */
export type LastUpdated = {
  /** ISO 8601 day, `2024-02-29`. */
  date: string
  author: string
  /** Whether the document itself names its author, who is then shown. */
  byAuthor?: true
}

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

/** What an author wrote in `last_update`, as far as it is usable. */
function readOverride(value: unknown): Partial<LastUpdated> {
  if (typeof value !== 'object' || value === null) return {}
  const { date, author } = value as Record<string, unknown>
  // A day without a zone is meant as written, wherever the site is built.
  const zone = typeof date === 'string' && /^\d{4}-/.test(date) ? '' : ' UTC'
  const time = typeof date === 'string' ? Date.parse(date + zone) : Number.NaN
  return {
    ...(!Number.isNaN(time) && { date: new Date(time).toISOString().slice(0, 10) }),
    ...(typeof author === 'string' && { author, byAuthor: true as const }),
  }
}

/**
 * When a document was last updated: what its front matter says, else what the history says. Undefined for a file that
 * is not committed, or without history; the build warns about that once.
 */
export function findLastUpdated(path: string, override?: unknown): LastUpdated | undefined {
  history ??= readLastUpdated()
  const { date, author = '', ...rest } = { ...history.updates.get(path), ...readOverride(override) }
  return date === undefined ? undefined : { date, author, ...rest }
}
