import type { IndexedName, IndexedPage, IndexedText } from '@/lib/search/index-files'
import type { SearchTag } from '@/lib/search/protocol'
import type { TagIndex } from '@/lib/search/tag-index'
import { createTagIndex } from '@/lib/search/tag-index'

/** A page of a test's index. */
export type SamplePage = Partial<Omit<IndexedPage, 'path'>> & {
  path: string
  title: string
  /**
   * Headings and options. Level 0 is an option, which belongs to the heading before it; a mention has the id `#`. Without
   * a name, it's closed.
   */
  names?: [level: number, name: string, id?: string, facts?: string][]
  /** The first one is the text before the page's first heading. */
  texts?: [text: string, code?: string][]
}

type SampleOptions = { tag?: SearchTag; label?: string; root?: string; hasText?: boolean }

/** Creates an index like the worker's, with text unless a test wants only names. */
export function createSampleIndex(
  samples: SamplePage[],
  { tag = 'docs-default-current', label = '', root = '', hasText = true }: SampleOptions = {},
): TagIndex {
  const text: IndexedText[] = []
  const file = samples.map(({ path, title, names = [], texts = [], ...rest }) => {
    const rows: IndexedName[] = [{ kind: 'title', level: 0, name: title, id: '', facts: '' }]
    for (const [level, name, id, facts = ''] of names) {
      const optionKind = id === '#' ? 'mention' : 'option'
      const rowKind = name === '' ? 'closed' : optionKind
      const kind: IndexedName['kind'] = level > 0 ? 'heading' : rowKind
      const ownId = id === '#' ? '' : (id ?? name.toLowerCase().replaceAll(' ', '-'))
      rows.push({ kind, level: level || 7, name, id: ownId, facts })
    }
    for (const index of rows.keys()) {
      const [words = '', code = ''] = texts[index] ?? []
      text.push({ text: words, code })
    }
    const page = { path: root + path, group: 'Guides', part: 'guide' as const }
    return { ...page, description: '', keywords: '', ...rest, names: rows }
  })
  return createTagIndex({ tag, label, root, names: file, text: hasText ? text : undefined })
}
