import { execFileSync } from 'node:child_process'
import { z } from 'zod'
import type { PageUpdate } from '@/lib/records/site-page'

/** What the history knows, and why it knows nothing where that is so. */
export type ContentHistory = { updates: Map<string, PageUpdate>; warning: string | undefined }

function git(...args: string[]): string {
  return execFileSync('git', args, {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    stdio: ['ignore', 'pipe', 'ignore'],
  })
}

/** Reads the newest commit of every content file in one pass over the history. */
export function readLastUpdated(): ContentHistory {
  const updates = new Map<string, PageUpdate>()
  const without = (reason: string): ContentHistory => ({
    updates: new Map(),
    warning: `${reason}: pages do not show when they were last updated. Fetch the full history.`,
  })
  try {
    if (git('rev-parse', '--is-shallow-repository').trim() === 'true')
      return without('Shallow clone')
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

/** The time of a day as an author writes it, or NaN. A day without a zone is meant as written, wherever it is built. */
function toTime(date: string): number {
  return Date.parse(/^\d{4}-/.test(date) ? date : `${date} UTC`)
}

/** `last_update` of front matter: who changed a document and when, instead of what the history says. */
export const lastUpdateSchema = z.strictObject({
  date: z
    .string()
    .refine((date) => !Number.isNaN(toTime(date)), 'is not a date')
    .optional(),
  author: z.string().optional(),
})

type LastUpdateConfig = z.infer<typeof lastUpdateSchema>

function readOverride({ date, author }: LastUpdateConfig = {}): Partial<PageUpdate> {
  return {
    ...(date !== undefined && { date: new Date(toTime(date)).toISOString().slice(0, 10) }),
    ...(author !== undefined && { author, byAuthor: true as const }),
  }
}

/** Looks up when documents were last changed. */
export type History = {
  /** Why nothing is known, where that is so. */
  warning: string | undefined
  /**
   * When a document was last changed: what its front matter says, else what the history says. Undefined for a file that
   * is not committed.
   */
  findUpdate: (path: string, override?: LastUpdateConfig) => PageUpdate | undefined
}

/** The history of the content, read from git once. */
export function createHistory(): History {
  const { updates, warning } = readLastUpdated()
  return {
    warning,
    findUpdate: (path, override) => {
      const { date, author = '', ...rest } = { ...updates.get(path), ...readOverride(override) }
      return date === undefined ? undefined : { date, author, ...rest }
    },
  }
}
