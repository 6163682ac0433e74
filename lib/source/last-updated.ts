import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import maxBy from 'lodash-es/maxBy.js'
import { z } from 'zod'
import { toDay, toTime } from './dates'

/**
 * File with commits that changed only wording, in the format of `git blame --ignore-revs-file`:
 * https://git-scm.com/docs/git-blame#Documentation/git-blame.txt---ignore-revs-fileltfilegt
 */
const IGNORED_COMMITS = '.git-blame-ignore-revs'

/** When a page was last changed, and by whom. */
export type PageUpdate = {
  /** ISO 8601 day, such as `2024-02-29`. */
  date: string
  author: string
  /** Whether the document's front matter names the author, in which case the author is shown. */
  isAuthorShown?: true
}

/** The last update of each file, and a warning if the history isn't available. */
export type ContentHistory = { updates: Map<string, PageUpdate>; warning: string | undefined }

function git(...args: string[]): string {
  return execFileSync('git', args, {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    stdio: ['ignore', 'pipe', 'ignore'],
  })
}

/** Types of commits that update documents. Others move files, or change their format or the code beside them. */
const UPDATE = /^(?:content|docs|feat)(?:\(.*\))?!?:/

/** Fields of a commit: hash, date, author, subject, and the trailer of commits that change only wording. */
const FORMAT =
  '--format=%x00%H%x09%as%x09%an%x09%s%x09%(trailers:key=Wording-only,valueonly,separator=)'

/** Lists earlier commits that changed only wording, by hash. */
function listWordingCommits(): Set<string> {
  const text = existsSync(IGNORED_COMMITS) ? readFileSync(IGNORED_COMMITS, 'utf8') : ''
  return new Set(text.match(/^[0-9a-f]{40}$/gm))
}

/**
 * Reads when the content of each file was last updated, in one pass over the history. A file without such a commit was
 * updated when it was created.
 */
export function readLastUpdated(): ContentHistory {
  const without = (reason: string): ContentHistory => ({
    updates: new Map(),
    warning: `${reason}: pages do not show when they were last updated. Fetch the full history.`,
  })
  try {
    if (git('rev-parse', '--is-shallow-repository').trim() === 'true')
      return without('Shallow clone')
    const ignored = listWordingCommits()
    const updates = new Map<string, PageUpdate>()
    const created = new Map<string, PageUpdate>()
    const log = git('-c', 'core.quotepath=off', 'log', FORMAT, '--name-only', '--', 'content')
    for (const commit of log.split('\0').slice(1)) {
      const [head = '', ...files] = commit.split('\n').filter(Boolean)
      const [hash = '', date = '', author = '', subject = '', isWording = ''] = head.split('\t')
      const isUpdate = UPDATE.test(subject) && isWording === '' && !ignored.has(hash)
      for (const file of files) {
        created.set(file, { date, author })
        if (isUpdate && !updates.has(file)) updates.set(file, { date, author })
      }
    }
    return { updates: new Map([...created, ...updates]), warning: undefined }
  } catch {
    return without('No git history')
  }
}

/** `last_update` in front matter: date and author of a document's last change, instead of those from the history. */
export const lastUpdateSchema = z.strictObject({
  date: z
    .string()
    .refine((date) => !Number.isNaN(toTime(date)), 'is not a date that exists')
    .optional(),
  author: z.string().optional(),
})

type LastUpdateConfig = z.infer<typeof lastUpdateSchema>

function readOverride({ date, author }: LastUpdateConfig = {}): Partial<PageUpdate> {
  return {
    ...(date !== undefined && { date: toDay(date) }),
    ...(author !== undefined && { author, isAuthorShown: true as const }),
  }
}

/**
 * Returns the last update of a document, according to its front matter or else to the history of its files. Undefined
 * for uncommitted files without a date in the front matter.
 * @param updates last update of each file
 * @param paths the document, and the files that it includes
 * @param release update that takes the place of the history
 */
export function findUpdate(
  updates: ReadonlyMap<string, PageUpdate>,
  paths: string[],
  override?: LastUpdateConfig,
  release?: PageUpdate,
): PageUpdate | undefined {
  const ofFiles = paths.flatMap((file) => updates.get(file) ?? [])
  const newest = maxBy(ofFiles, 'date')
  const { date, author = '', ...rest } = { ...(release ?? newest), ...readOverride(override) }
  return date === undefined ? undefined : { date, author, ...rest }
}
