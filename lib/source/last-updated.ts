import { execFileSync } from 'node:child_process'
import { z } from 'zod'
import type { PageUpdate } from '@/lib/records/site-page'

/** The last update of each file, and a warning if the history isn't available. */
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

/** Parses an author's date; returns NaN if it is invalid. The build's time zone doesn't change the day. */
function toTime(date: string): number {
  return Date.parse(/^\d{4}-/.test(date) ? date : `${date} UTC`)
}

/** `last_update` in front matter: date and author of a document's last change, instead of those from the history. */
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
    ...(author !== undefined && { author, isAuthorShown: true as const }),
  }
}

/** Looks up when documents were last changed. */
export type History = {
  /** Why the history isn't available; undefined if it is. */
  warning: string | undefined
  /**
   * Returns the last change of a document, according to its front matter or else to the history. Undefined for an
   * uncommitted file without a date in its front matter.
   */
  findUpdate: (path: string, override?: LastUpdateConfig) => PageUpdate | undefined
}

/** Creates the history of the content, which reads git once. */
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
