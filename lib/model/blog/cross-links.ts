import { cacheByObject } from '@/lib/core/cache-by-object'
import { groupBy } from '@/lib/core/group-by'
import {
  findChange,
  isIn,
  listOptions,
  toOptionPage,
  UNRELEASED,
} from '@/lib/options/version-options'
import type { DocsReference, OptionLink } from '@/lib/records/site-page'
import { findRelatedAnnouncements } from './related'
import type { Blog } from './create-blog'
import type { Doc, Docs } from '../docs/types'
import type { PageDocument, SiteFacts } from '../shared/page-base'

type CrossLinksInput = {
  docs: readonly Docs[]
  blogs: readonly Blog[]
  facts: Pick<SiteFacts, 'findOutline' | 'optionSources'>
}

type ListedDoc = Pick<Doc, 'path' | 'frontMatter' | 'href'>

/** Maximum number of docs pages for a post. */
const MAX_RELATED = 6

function toReference({ frontMatter, href }: ListedDoc, options?: OptionLink[]): DocsReference {
  return { title: frontMatter.title, href, options }
}

/** Returns the most frequently linked documents, in the order of their first links. */
function pickMostLinked(docs: readonly ListedDoc[]): ListedDoc[] {
  const byLinks = [...groupBy(docs, ({ path }) => path).values()]
  const chosen = new Set(byLinks.toSorted((a, b) => b.length - a.length).slice(0, MAX_RELATED))
  return byLinks.filter((links) => chosen.has(links)).flatMap(([first]) => first ?? [])
}

/** Returns what finds the links of an entry. Pure; data is read on demand. */
export function createCrossLinks({ docs, blogs, facts }: CrossLinksInput): SiteFacts['findLinks'] {
  const all = docs.flatMap(({ versions }) => versions.flatMap((each) => [...each.docs.values()]))
  const listed = all.filter(({ frontMatter }) => !frontMatter.unlisted)
  const byPath = new Map<string, ListedDoc>(listed.map((doc) => [doc.path, doc]))

  /** Lists the options that a release affects, by the content path of the page that describes them. */
  const listOptionsByPage = (version: string): Map<string, OptionLink[]> => {
    const byPage = new Map<string, OptionLink[]>()
    for (const source of facts.optionSources) {
      const path = toOptionPage(source)
      const page = byPath.get(path)?.href
      const links = listOptions(source).flatMap((option): OptionLink[] => {
        const change = findChange(option, version)
        if (!change) return []
        const href = page && isIn(option, UNRELEASED) ? `${page}#${option.id}` : undefined
        return [{ name: option.path, variant: option.variant, change, href }]
      })
      if (links.length > 0) byPage.set(path, [...(byPage.get(path) ?? []), ...links])
    }
    return byPage
  }

  /** Returns the docs pages that a release affects, with their options, or those that a post links to most. */
  const findDocs = ({ path, frontMatter: { version } }: PageDocument): DocsReference[] => {
    const files = (facts.findOutline(path)?.links ?? []).flatMap(({ file }) => file ?? [])
    const linked = files.flatMap((file) => byPath.get(file) ?? [])
    if (version === undefined) return pickMostLinked(linked).map((doc) => toReference(doc))
    const options = listOptionsByPage(version)
    const paths = new Set([...linked.map((doc) => doc.path), ...options.keys()])
    return [...paths].flatMap((each) => {
      const doc = byPath.get(each)
      return doc ? [toReference(doc, options.get(each))] : []
    })
  }

  // The pages of upgrades ask for each release again.
  return cacheByObject((post) => ({
    docs: findDocs(post),
    relatedAnnouncements: findRelatedAnnouncements(post, blogs),
  }))
}
