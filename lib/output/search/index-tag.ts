import type { IndexedName, IndexedText, NamesFile, TextFile } from '@/lib/search/index-files'
import type { SearchPage } from './search-page'

/** Returns the files of a part of the site. @param pages all its pages, in the order of the site */
export function indexTag(pages: SearchPage[]): { names: NamesFile; text: TextFile } {
  const names: IndexedName[] = []
  pages.forEach(({ sections }, page) => {
    /** The title and headings above, innermost last. */
    let open: { level: number; index: number; anchor: string }[] = []
    for (const { kind, level, name, id, facts } of sections) {
      open = open.filter((above) => above.level < level)
      const above = open.at(-1)
      const anchor = id || (above?.anchor ?? '')
      open.push({ level, index: names.length, anchor })
      const parent = above && { parent: above.index }
      names.push({ kind, page, ...parent, name, anchor, ...(facts !== '' && { facts }) })
    }
  })
  const indexed = pages.map(({ path, group, part, description, keywords }) => ({
    path: path.slice(1),
    group,
    part,
    ...(description !== '' && { description }),
    ...(keywords !== '' && { keywords }),
  }))
  return {
    names: { pages: indexed, names },
    text: pages.flatMap(({ sections }) =>
      sections.map(({ text, code, closed }): IndexedText => [text, code, closed]),
    ),
  }
}
