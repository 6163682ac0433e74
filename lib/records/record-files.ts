import { createHash } from 'node:crypto'
import type { SitePath } from '@/lib/core/url'
import type { Section } from './section'
import type { SiteIndex } from './site-index'
import type { SitePage } from './site-page'

/** Folder of the records, which one build step writes and another renders. */
export const RECORDS_FOLDER = '.records'

/** What each file of the folder contains, by name without extension. */
export type RecordFiles = {
  index: SiteIndex
  pages: Record<SitePath, SitePage>
  sections: Record<SitePath, Section>
  /** Changes make the dev server render pages again. It is the same in every build. */
  revision: { revision: string }
}

/** Returns a short hash of a text or of bytes, for names and comparisons. */
export function hashText(text: string | Uint8Array): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16)
}
