import { createHash } from 'node:crypto'
import path from 'node:path'
import type { SitePath } from '@/lib/core/url'

/** Folder of the records, which one build step writes and another renders. */
export const RECORDS_FOLDER = '.records'

/** Returns a short hash of a text or of bytes, for names and comparisons. */
export function hashText(text: string | Uint8Array): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16)
}

/** Returns the file of a page's record. The name is a hash, because paths may contain spaces or differ only in case. */
export function toRecordFile(sitePath: SitePath): string {
  return path.join('pages', `${hashText(sitePath)}.json`)
}

/** Returns the file of a section's frame, by the section's id. */
export function toSectionFile(id: SitePath): string {
  return path.join('sections', `${hashText(id)}.json`)
}

/** Returns the file of a compiled body, by its key. */
export function toBodyFile(key: string): string {
  return path.join('bodies', `${key}.js`)
}

export const INDEX_FILE = 'index.json'

/** File whose changes make the dev server render pages again. It is the same in every build. */
export const REVISION_FILE = 'revision.json'
