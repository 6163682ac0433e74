import type { SitePath } from '@/lib/core/url'
import type { Problem } from '@/lib/core/problem'
import type { Section } from './section'
import type { SiteIndex } from './site-index'
import type { SitePage } from './site-page'

/** A file that the dev server sends. */
export type DevFile = { type: string; content: string | Uint8Array<ArrayBuffer> }

/**
 * What the development server asks the thread that reads the content (`lib/commands/watch-content.ts`), so that a page
 * never shows outdated content, and is compiled on demand.
 */
export type DevContent = {
  /** Returns a page made from the current content files, or undefined if there is none. */
  findPage: (path: SitePath) => Promise<SitePage | undefined>
  /** Returns a section's frame made from the current content files, or undefined if there is none. */
  findSection: (id: SitePath) => Promise<Section | undefined>
  /** Returns a file of the site that isn't a page, or undefined if there is none. */
  findFile: (path: SitePath) => Promise<DevFile | undefined>
  /** Returns the index of the records when they include every change. */
  readIndex: () => Promise<SiteIndex>
  /** Returns the problems of the content. */
  listProblems: () => Promise<Problem[]>
}

type Call = <Name extends keyof DevContent>(
  name: Name,
  argument?: Parameters<DevContent[Name]>[0],
) => ReturnType<DevContent[Name]>

/** Calls the thread, which `next.config.mjs` starts in the process of the development server. */
export const callDevContent: Call = (name, argument) =>
  (globalThis as unknown as { devContent: Call }).devContent(name, argument)
