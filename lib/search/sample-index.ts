import type { IndexedName, IndexedText, Part } from './index-files'
import { PARTS } from './index-files'
import type { SearchTag } from './protocol'
import type { TagIndex } from './tag-index'
import { addText, createTagIndex } from './tag-index'

/** A page of a test's index. */
export type SamplePage = {
  path: string
  title: string
  part?: Part
  description?: string
  keywords?: string
  names?: IndexedName[]
  /** The first one is the text before the page's first heading. */
  texts?: IndexedText[]
}

/** Creates an index like the worker's when both tiers are loaded. */
export function createSampleIndex(
  pages: SamplePage[],
  {
    tag = 'docs-default-current',
    root = '',
    hasText = true,
  }: { tag?: SearchTag; root?: string; hasText?: boolean } = {},
): TagIndex {
  const index = createTagIndex(tag, root, {
    groups: ['Guides'],
    pages: pages.map(({ path, title, part = 'guide', description, keywords, names = [] }) => ({
      ...{ path: root + path, title, names, group: 0, part: PARTS.indexOf(part) },
      ...(description !== undefined && { description }),
      ...(keywords !== undefined && { keywords }),
    })),
  })
  if (hasText) {
    addText(index, {
      pages: pages.map(({ names = [], texts = [] }) =>
        [0, ...names].map((_, at): IndexedText => texts[at] ?? ['']),
      ),
    })
  }
  return index
}
