import type { DocSearchHit } from '@docsearch/react'
import { escapeHtml } from '@/lib/core/html'
import type { SearchHit, SearchTag } from '@/lib/search/protocol'
import type { MarkedText } from './marked-text'
import { toMarkedHtml } from './marked-text'
import { findVersionLabel } from './search-tags'

/** A hit as the dialog shows and stores it, with the fields that only this site's hits have. */
export type ModalHit = DocSearchHit & { snippet?: MarkedText; note?: string }

/** Returns a field of a hit with its matches. */
export function getField({ hierarchy, snippet, matches }: SearchHit, field: number | 'snippet') {
  return {
    text: (field === 'snippet' ? snippet : hierarchy[field]) ?? '',
    ranges: matches.find((match) => match.field === field)?.ranges ?? [],
  }
}

const levels = ['lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const

/**
 * Returns the titles above the hits. Hits that a later tier adds are below everything that is shown, in separate
 * groups. In a group above, they would push the others down.
 * @param shown how many hits each earlier tier had shown, in ascending order
 */
export function toGroupTitles(
  hits: readonly SearchHit[],
  otherTags: readonly SearchTag[],
  shown: readonly number[],
): string[] {
  const tiers = new Map<string, number>()
  return hits.map(({ hierarchy: [part = ''], tag }, index) => {
    const version = otherTags.includes(tag) ? findVersionLabel(tag) : undefined
    const title = version === undefined ? part : `Also in ${version}`
    const tier = shown.filter((count) => count <= index).length
    const first = tiers.get(title) ?? tier
    tiers.set(title, first)
    // The dialog distinguishes equal titles by this number of zero-width characters.
    return first === tier ? title : `More in ${version ?? part}${'\u200b'.repeat(tier - first - 1)}`
  })
}

/**
 * Converts a hit to the format that DocSearch shows. DocSearch writes titles as HTML, so they are escaped, except for
 * group titles. The type is never `content`, because DocSearch adds such hits to the recent searches only together with
 * their page.
 */
export function toModalHit(hit: SearchHit, groupTitle: string): ModalHit {
  const { id, href, hierarchy, snippet, note } = hit
  const [path = '', anchor] = href.split('#')
  const titles = levels.map((_, index) => hierarchy[index + 1])
  const plain = (index: number) => {
    const title = titles[index]
    return title === undefined ? null : escapeHtml(title)
  }
  const marked = (index: number) => ({
    value: toMarkedHtml(getField(hit, index + 1)),
    matchLevel: 'none' as const,
    matchedWords: [],
  })
  const markedLevels = {
    lvl0: { value: groupTitle, matchLevel: 'none' as const, matchedWords: [] },
    ...{ lvl1: marked(0), lvl2: marked(1), lvl3: marked(2) },
    ...{ lvl4: marked(3), lvl5: marked(4), lvl6: marked(5) },
  }
  const content = { value: '', matchLevel: 'none' as const, matchedWords: [] }
  return {
    objectID: id,
    url: href,
    url_without_anchor: path,
    anchor: anchor ?? null,
    content: null,
    type: levels[Math.min(Math.max(hierarchy.length, 2), 7) - 2] ?? 'lvl1',
    hierarchy: {
      lvl0: groupTitle,
      lvl1: plain(0) ?? '',
      ...{ lvl2: plain(1), lvl3: plain(2), lvl4: plain(3), lvl5: plain(4), lvl6: plain(5) },
    },
    _highlightResult: { content, hierarchy: markedLevels, hierarchy_camel: [] },
    _snippetResult: { content, hierarchy: markedLevels, hierarchy_camel: [] },
    ...(snippet !== undefined && { snippet: getField(hit, 'snippet') }),
    ...(note !== undefined && { note }),
  }
}
