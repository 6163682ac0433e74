import { groupBy } from '@/lib/core/group-by'
import type { Href } from '@/lib/core/url'
import type { OptionSource } from '@/lib/options/option-schema'
import { listReleaseOptions, toOptionPage } from '@/lib/options/version-options'
import type { DocsReference, OptionLink, PostLink } from '@/lib/records/site-page'
import { findCounterparts } from './announcements'
import type { Blog } from './create-blog'
import type { Post } from './types'
import type { Docs } from '../docs/create-docs'
import type { Doc } from '../docs/types'
import type { SiteFacts } from '../shared/site-facts'

/** What the entries of blogs have to do with pages elsewhere. */
export type CrossLinks = {
  /** The pages of the docs that a release touches, with their options, or else those that a post links to most. */
  findDocs: (post: Post) => DocsReference[]
  /** The entry of the release that a post announces, or the posts that announce a release. */
  findCounterparts: (post: Post) => PostLink[]
}

type CrossLinksInput = {
  docs: readonly Docs[]
  blogs: readonly Blog[]
  /** Read only when a release needs them. */
  data: { optionSources: readonly OptionSource[] }
  facts: Pick<SiteFacts, 'findOutline'>
}

type ListedDoc = Pick<Doc, 'path' | 'title' | 'href'>

/** How many pages of the docs a post leads to. */
const MAX_RELATED = 6

/** Those that are linked most often, in the order of their first links. */
function pickMostLinked(docs: readonly ListedDoc[]): ListedDoc[] {
  const byLinks = [...groupBy(docs, ({ path }) => path).values()]
  const chosen = new Set(byLinks.toSorted((a, b) => b.length - a.length).slice(0, MAX_RELATED))
  return byLinks.filter((links) => chosen.has(links)).flatMap(([first]) => first ?? [])
}

/** The options that a release is about, by the content path of the page that describes them. */
function listOptionsByPage(
  sources: readonly OptionSource[],
  version: string,
  findHref: (path: string) => Href | undefined,
): Map<string, OptionLink[]> {
  const links = sources.flatMap((source) => {
    const path = toOptionPage(source)
    const page = findHref(path)
    return listReleaseOptions(source, version).map(({ path: name, id, ...option }) => {
      const href = page === undefined || id === undefined ? undefined : (`${page}#${id}` as Href)
      return { path, link: { name, ...option, ...(href !== undefined && { href }) } }
    })
  })
  const groups = groupBy(links, ({ path }) => path)
  return new Map([...groups].map(([path, ofPage]) => [path, ofPage.map(({ link }) => link)]))
}

/** Finds what belongs together across instances. Pure; nothing is read before somebody asks. */
export function createCrossLinks({ docs, blogs, data, facts }: CrossLinksInput): CrossLinks {
  let byPath: Map<string, ListedDoc> | undefined
  const findDoc = (path: string): ListedDoc | undefined => {
    byPath ??= new Map(
      docs
        .flatMap(({ versions }) => versions.flatMap((version) => [...version.docs.values()]))
        .filter(({ unlisted }) => !unlisted)
        .map((doc) => [doc.path, doc]),
    )
    return byPath.get(path)
  }
  const listLinked = ({ path }: Post): ListedDoc[] =>
    (facts.findOutline(path)?.links ?? []).flatMap(({ file }) => {
      const doc = file === undefined ? undefined : findDoc(file)
      return doc ? [doc] : []
    })
  return {
    findDocs: (post) => {
      const linked = listLinked(post)
      if (!post.release) return pickMostLinked(linked).map(({ title, href }) => ({ title, href }))
      const findHref = (path: string) => findDoc(path)?.href
      const options = listOptionsByPage(data.optionSources, post.release.version, findHref)
      const paths = new Set([...linked.map(({ path }) => path), ...options.keys()])
      return [...paths].flatMap((path): DocsReference[] => {
        const doc = findDoc(path)
        const ofPage = options.get(path)
        return doc ? [{ title: doc.title, href: doc.href, ...(ofPage && { options: ofPage }) }] : []
      })
    },
    findCounterparts: (post) => findCounterparts(post, blogs),
  }
}
