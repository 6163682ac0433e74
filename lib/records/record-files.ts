import { createHash } from 'node:crypto'
import path from 'node:path'
import type { SitePath } from '@/lib/core/url'

/** The folder where the step that makes records and the step that renders them meet. */
export const RECORDS_FOLDER = '.records'

/** Short hash of a text, for names and comparisons. */
export function hashText(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16)
}

/** A name that every file system can hold: paths differ in case and may have spaces. */
export function toRecordFile(sitePath: SitePath): string {
  return path.join('pages', `${hashText(sitePath)}.json`)
}

/** File of a compiled body, by its key. */
export function toBodyFile(key: string): string {
  return path.join('bodies', `${key}.js`)
}

export const INDEX_FILE = 'index.json'

/** Changes with every change of a record, so that the dev server renders pages anew. */
export const REVISION_FILE = 'revision.json'
