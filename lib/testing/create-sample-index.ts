import type { IndexedName, IndexedPage, IndexedText, NamesFile } from '@/lib/search/index-files'
import type { SearchTag } from '@/lib/search/protocol'
import type { TagIndex } from '@/lib/search/tag-index'
import { createTagIndex } from '@/lib/search/tag-index'

/** A page of a test's index. */
export type SamplePage = Partial<Omit<IndexedPage, 'path'>> & {
  path: string
  title: string
  /** Headings and options. Level 0 is an option, which belongs to the heading before it; a mention has the id `#`. */
  names?: [level: number, name: string, id?: string, facts?: string][]
  /** The first one is the text before the page's first heading. */
  texts?: [text: string, code?: string, closed?: IndexedText[2]][]
}

type SampleOptions = { tag?: SearchTag; root?: string; hasText?: boolean }

/** Creates an index like the worker's, with text unless a test wants only names. */
export function createSampleIndex(
  samples: SamplePage[],
  { tag = 'docs-default-current', root = '', hasText = true }: SampleOptions = {},
): TagIndex {
  const file: NamesFile = { pages: [], names: [] }
  const text: IndexedText[] = []
  samples.forEach(({ path, title, names = [], texts = [], ...rest }, page) => {
    file.pages.push({ path: root + path, group: 'Guides', part: 'guide', ...rest })
    const titleAt = file.names.push({ kind: 'title', page, name: title, anchor: '' }) - 1
    let above = { parent: titleAt, anchor: '' }
    for (const [level, name, id, facts] of names) {
      const isMention = id === '#'
      const optionKind = isMention ? 'mention' : 'option'
      const kind: IndexedName['kind'] = level > 0 ? 'heading' : optionKind
      const anchor = isMention ? above.anchor : (id ?? name.toLowerCase().replaceAll(' ', '-'))
      const parent = level > 0 ? titleAt : above.parent
      const at = file.names.push({ kind, page, parent, name, anchor, ...(facts && { facts }) }) - 1
      if (level > 0) above = { parent: at, anchor }
    }
    for (const index of [undefined, ...names].keys()) {
      const [words = '', code = '', closed = []] = texts[index] ?? []
      text.push([words, code, closed])
    }
  })
  return createTagIndex(tag, root, file, hasText ? text : undefined)
}
