import { withBaseUrl, toSiteUrl } from '@/lib/config/base-url'
import type { Part } from '@/lib/search/index-files'
import type { SearchTag } from '@/lib/search/protocol'
import type { Section } from './read-sections'
import type { SearchPage } from './search-page'

/** A level of the hierarchy. The page's title is `lvl1`. */
type Level = `lvl${0 | 1 | 2 | 3 | 4 | 5 | 6}`

/**
 * A record in the format that the hosted service gets from its own crawler.
 * https://docsearch.algolia.com/docs/record-extractor/
 */
export type HostedRecord = {
  objectID: string
  url: string
  url_without_anchor: string
  anchor: string | null
  type: Level | 'content'
  hierarchy: Record<Level, string | null>
  content: string | null
  language: string
  docusaurus_tag: SearchTag
  version: string
  weight: { pageRank: number; level: number; position: number }
}

const levels: Level[] = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6']

/** Ranks guides first. The service sorts by this number, highest first. */
const pageRanks: Record<Part, number> = {
  guide: 10,
  reference: 8,
  upgrade: 4,
  site: 4,
  blog: 2,
  changelog: 1,
}

/**
 * Maximum length of a record's content. It leaves room for the other fields within the service's limit:
 * https://www.algolia.com/doc/guides/sending-and-managing-data/prepare-your-data/in-depth/index-and-records-size-and-usage-limitations/
 */
const MAX_CONTENT = 8_000

/** Returns the names above a section, by level. An option is one level below its heading. */
function toHierarchy({ group, title }: SearchPage, line: string[]): HostedRecord['hierarchy'] {
  const names = [group, title, ...line]
  return Object.fromEntries(
    levels.map((level, at) => [level, names[at] ?? null]),
  ) as HostedRecord['hierarchy']
}

/** Returns the records of a page: one for each name, and one for each text. @param origin of the deployed site */
export function toHostedRecords(page: SearchPage, origin: string): HostedRecord[] {
  const { path, tag, part, language, sections } = page
  const url = toSiteUrl(withBaseUrl(path), origin)
  let open: Section[] = []
  return sections.flatMap((section, position) => {
    const { level, name, id, closed } = section
    const text = [section, ...closed].flatMap((each) => each.text || []).join(' ')
    if (level > 1 || (level === 1 && position > 0)) {
      open = [...open.filter((heading) => heading.level < level), section]
    }
    const line = level === 0 ? [...open, section] : open
    const names = line.map((each) => each.name).slice(0, levels.length - 2)
    const anchor = id || open.at(-1)?.id || ''
    const base = {
      url: anchor === '' ? url : `${url}#${encodeURIComponent(anchor)}`,
      url_without_anchor: url,
      anchor: anchor || null,
      hierarchy: toHierarchy(page, names),
      language,
      docusaurus_tag: tag,
      version: tag.startsWith('docs-') ? tag.slice(tag.lastIndexOf('-') + 1) : '',
    }
    const toRecord = (type: HostedRecord['type'], content: string | null): HostedRecord => ({
      objectID: `${tag}-${path}-${position}-${type}`,
      ...base,
      type,
      content,
      weight: {
        pageRank: pageRanks[part],
        level: type === 'content' ? 0 : 100 - names.length * 10,
        position,
      },
    })
    const named =
      name === '' && position > 0 ? [] : [toRecord(levels[names.length + 1] ?? 'lvl6', null)]
    return text === '' ? named : [...named, toRecord('content', text.slice(0, MAX_CONTENT))]
  })
}
