import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { SitePath } from '@/lib/core/url'
import type { PageSummary } from './site-index'

/** What a build has rendered. */
export type Rendered = {
  /** Hash of the code and the settings that it was rendered with. */
  code: string
  /** Hash of the record of each page. */
  pages: Record<SitePath, string>
}

/** A full build of Next empties this folder, so the file belongs to what is in it. */
const FILE = path.join(/* turbopackIgnore: true */ process.cwd(), '.next', 'rendered.json')

/** Reads what is in Next's folder, or undefined if no build has succeeded since it was emptied, or the file is damaged. */
export function readRendered(): Rendered | undefined {
  try {
    return JSON.parse(readFileSync(FILE, 'utf8')) as Rendered
  } catch {
    return undefined
  }
}

export function writeRendered(rendered: Rendered): void {
  writeFileSync(FILE, JSON.stringify(rendered))
}

/** Environment variable that is `true` in a build that updates the previous one. */
export const UPDATES = 'UPDATES_PREVIOUS_BUILD'

/**
 * Returns the pages of a route that a build has to render: all of them, or those that differ from the previous build.
 * Next expects at least one of each route.
 */
export function listChanged(pages: PageSummary[]): PageSummary[] {
  const previous = process.env[UPDATES] === 'true' ? readRendered() : undefined
  if (!previous) return pages
  const changed = pages.filter(({ path: each, hash }) => previous.pages[each] !== hash)
  return changed.length > 0 ? changed : pages.slice(0, 1)
}
