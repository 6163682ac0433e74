import type { PostLink } from '@/lib/records/navigation'
import { groupBy } from '@/lib/core/group-by'
import type { Href } from '@/lib/core/url'
import type { OptionSource } from '@/lib/options/option-schema'
import { listReleaseOptions, toOptionPage } from '@/lib/options/version-options'
import type { DocsReference, OptionLink } from '@/lib/records/site-page'
import { findRelatedAnnouncements } from './related'
import type { Blog } from './create-blog'
import type { Post } from './create-posts'
import type { Doc, Docs } from '../docs/types'
import type { SiteFacts } from '../shared/page-base'

/** Links between the entries of blogs and pages of other instances. */
export type CrossLinks = {
  /** Returns the docs pages that a release affects, with their options, or those that a post links to most. */
  findDocs: (post: Post) => DocsReference[]
  /** Returns the entry of the release that a post announces, or the posts that announce a release. */
  findRelatedAnnouncements: (post: Post) => PostLink[]
}

type CrossLinksInput = {
  docs: readonly Docs[]
  blogs: readonly Blog[]
  /** Read only when a release needs them. */
  data: { optionSources: readonly OptionSource[] }
  facts: Pick<SiteFacts, 'findOutline'>
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

/** Lists the options that a release affects, by the content path of the page that describes them. */
function listOptionsByPage(
  sources: readonly OptionSource[],
  version: string,
  findHref: (path: string) => Href | undefined,
): Map<string, OptionLink[]> {
  const links = sources.flatMap((source) => {
    const path = toOptionPage(source)
    const page = findHref(path)
    return listReleaseOptions(source, version).map(({ path: name, id, ...option }) => {
      const href = page === undefined || id === undefined ? undefined : `${page}#${id}`
      return { path, link: { name, ...option, href } }
    })
  })
  const groups = groupBy(links, ({ path }) => path)
  return new Map([...groups].map(([path, ofPage]) => [path, ofPage.map(({ link }) => link)]))
}

/** Creates the cross-links between instances. Pure; data is read on demand. */
export function createCrossLinks({ docs, blogs, data, facts }: CrossLinksInput): CrossLinks {
  const all = docs.flatMap(({ versions }) =>
    versions.flatMap((version): ListedDoc[] => [...version.docs.values()]),
  )
  const byPath = new Map(
    all.flatMap((doc) => (doc.frontMatter.unlisted ? [] : [[doc.path, doc] as const])),
  )
  const findDoc = (path: string) => byPath.get(path)
  const listLinked = ({ path }: Post): ListedDoc[] =>
    (facts.findOutline(path)?.links ?? []).flatMap(({ file = '' }) => findDoc(file) ?? [])
  return {
    findDocs: (post) => {
      const linked = listLinked(post)
      const { version } = post.frontMatter
      if (version === undefined) return pickMostLinked(linked).map((doc) => toReference(doc))
      const findHref = (path: string) => findDoc(path)?.href
      const options = listOptionsByPage(data.optionSources, version, findHref)
      const paths = new Set([...linked.map(({ path }) => path), ...options.keys()])
      return [...paths].flatMap((path): DocsReference[] => {
        const doc = findDoc(path)
        return doc ? [toReference(doc, options.get(path))] : []
      })
    },
    findRelatedAnnouncements: (post) => findRelatedAnnouncements(post, blogs),
  }
}
