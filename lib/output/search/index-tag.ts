import type {
  IndexedName,
  IndexedPage,
  IndexedText,
  NamesFile,
  TextFile,
} from '@/lib/search/index-files'
import { PARTS, toDefaultId } from '@/lib/search/index-files'
import { tokenize } from '@/lib/search/tokenize'
import type { SearchPage } from './search-page'
import type { Section } from './read-sections'

/** A word of more than this share of the pages says little about any of them. */
const COMMON_SHARE = 0.4

/** Below this number of pages no word is common. */
const MIN_PAGES = 20

function toName(section: Section): IndexedName {
  const { level, name, id, isCode, facts } = section
  // The level says whether a heading is a name of the code as well: then it is negative.
  const kind = level > 0 && isCode ? -level : level
  const shownId = level === 0 ? (id === '' ? '#' : id) : id
  const isDefault = shownId === toDefaultId(name)
  if (facts !== '') return [kind, name, isDefault ? '' : shownId, facts]
  return isDefault ? [kind, name] : [kind, name, shownId]
}

/** Words of code once each, less those that the text has anyway. */
function toCodeWords(code: string, text: string): string {
  const known = new Set(text.match(/[\p{L}\p{N}_]+/gu))
  const words = new Set(code.match(/[\p{L}\p{N}_]+/gu))
  return [...words].filter((word) => word.length > 1 && !known.has(word)).join(' ')
}

function toTexts({ sections }: SearchPage): IndexedText[] {
  return sections.map(({ text, code }) => {
    const words = toCodeWords(code, text)
    return words === '' ? [text] : [text, words]
  })
}

function listCommon(pages: SearchPage[]): string[] {
  if (pages.length < MIN_PAGES) return []
  const counts = new Map<string, number>()
  for (const { sections } of pages) {
    const words = new Set(sections.flatMap(({ text }) => tokenize(text).map(({ term }) => term)))
    for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1)
  }
  return [...counts]
    .filter(([, count]) => count > pages.length * COMMON_SHARE)
    .sort(([one, of], [other, ofOther]) => ofOther - of || (one < other ? -1 : 1))
    .map(([word]) => word)
}

/** The files of a part of the site. @param pages all its pages, in the order of the site */
export function indexTag(pages: SearchPage[]): { names: NamesFile; text: TextFile } {
  const groups = [...new Set(pages.map(({ group }) => group))]
  return {
    names: {
      groups,
      common: listCommon(pages),
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
