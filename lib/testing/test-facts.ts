import type { CompiledOutline } from '@/lib/markdown/compile/compile'
import type { SiteFacts } from '@/lib/model/shared/page-base'

/** Returns the outline of an empty body, with these properties instead. */
export const createTestOutline = (more: Partial<CompiledOutline> = {}): CompiledOutline => ({
  ...{ code: '', toc: [], anchors: [], links: [], cardLists: [], head: [] },
  ...{ formerIds: [], optionIds: [], checkedReleases: [] },
  ...{ dependencies: {}, assets: [], truncated: false, words: 0, problems: [] },
  ...more,
})

/** Returns facts for records, of which only these are known. */
export const createTestFacts = (known: Partial<SiteFacts> = {}): SiteFacts => ({
  findOutline: () => undefined,
  findFileHref: () => undefined,
  findUpdate: () => undefined,
  findPicture: () => undefined,
  findManifest: () => undefined,
  findLinks: () => ({ docs: [], relatedAnnouncements: [] }),
  findUpgrade: () => undefined,
  ...{ showcase: [], featureRequests: [], optionSources: [] },
  ...known,
})
