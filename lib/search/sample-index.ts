import type { IndexedName, IndexedText, Part } from './index-files'
import { PARTS } from './index-files'
import type { SearchTag } from './protocol'
import type { TagIndex } from './tag-index'
import { createTagIndex } from './tag-index'

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

/** Creates an index like the worker's, with text unless a test wants only names. */
export function createSampleIndex(
  pages: SamplePage[],
  {
    tag = 'docs-default-current',
    root = '',
    hasText = true,
  }: { tag?: SearchTag; root?: string; hasText?: boolean } = {},
): TagIndex {
  const names = {
    groups: ['Guides'],
    pages: pages.map(({ path, part = 'guide', names: found = [], texts: _texts, ...rest }) => ({
      ...{ ...rest, path: root + path, names: found, group: 0, part: PARTS.indexOf(part) },
    })),
  }
  const text = { pages: pages.map(({ texts = [] }) => texts) }
  return createTagIndex(tag, root, names, hasText ? text : undefined)
}
