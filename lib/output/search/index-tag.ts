import type {
  ClosedText,
  IndexedName,
  IndexedPage,
  IndexedText,
  NamesFile,
  TextFile,
} from '@/lib/search/index-files'
import { PARTS, toDefaultId } from '@/lib/search/index-files'
import type { SearchPage } from './search-page'
import type { Section } from './read-sections'

function toName(section: Section): IndexedName {
  const { level, name, id, isCode, facts } = section
  // The level is negative if the heading is also a name in code.
  const kind = level > 0 && isCode ? -level : level
  const shownId = level === 0 ? (id === '' ? '#' : id) : id
  const isDefault = shownId === toDefaultId(name)
  if (facts !== '') return [kind, name, isDefault ? '' : shownId, facts]
  return isDefault ? [kind, name] : [kind, name, shownId]
}

function toTexts({ sections }: SearchPage): IndexedText[] {
  const join = (code: string) => code.replaceAll(/\s+/g, ' ')
  return sections.map(({ text, code, closed }) => {
    const hidden = closed.map((each): ClosedText => [each.id, each.text, join(each.code)])
    if (hidden.length > 0) return [text, join(code), hidden]
    return code === '' ? [text] : [text, join(code)]
  })
}

/** Returns the files of a part of the site. @param pages all its pages, in the order of the site */
export function indexTag(pages: SearchPage[]): { names: NamesFile; text: TextFile } {
  const groups = [...new Set(pages.map(({ group }) => group))]
  return {
    names: {
      groups,
      pages: pages.map(
        ({ path, title, group, part, description, keywords, sections }): IndexedPage => ({
          path: path.slice(1),
          title,
          group: groups.indexOf(group),
          part: PARTS.indexOf(part),
          ...(description !== '' && { description }),
          ...(keywords !== '' && { keywords }),
          names: sections.slice(1).map(toName),
        }),
      ),
    },
    text: { pages: pages.map(toTexts) },
  }
}
