import { mainDocs } from '@/lib/config/instances'
import { toDocsTag } from '@/lib/config/search-scopes'
import type { Href } from '@/lib/core/url'
import { joinPagePath } from '@/lib/core/url'
import type { ModelProblem } from '@/lib/core/model-problem'
import type { DocsPage, DocsPageBase, PageVersion } from '@/lib/records/site-page'
import { toInstanceName } from '../shared/instance'
import { toArticleJsonLd } from '../shared/json-ld'
import type { OwnFields, PageInput, SiteFacts } from '../shared/page-base'
import type { Tag } from '../shared/tags'
import { checkTags, groupByLetter, groupByTag, toTag } from '../shared/tags'
import { getVersion } from './create-version'
import type { NavigableItem } from './navigation'
import { findNeighbors, getBreadcrumbs, toCards } from './navigation'
import type { Doc, Docs, DocsPageData, DocsVersion } from './types'
import type { PageIdentity } from './version-targets'
import { findSamePage, toVersionNotice, toVersionTarget } from './version-targets'

type Input = Pick<PageInput, 'href' | 'title' | 'description' | 'keywords' | 'unlisted'> &
  Pick<PageIdentity, 'sidebar'> & { document?: Doc }

/** Creates a page from its place, its texts, and the fields of its kind. */
export type Planner = <Kind extends DocsPage['kind']>(
  input: Input & {
    kind: Kind
    createOwn: (facts: SiteFacts) => Omit<OwnFields<Kind>, keyof DocsPageBase>
  },
) => DocsPageData

/** Returns a document's label in the links of its neighbors. */
export function toPaginationLabel({ frontMatter }: Doc): string {
  return frontMatter.pagination_label ?? frontMatter.sidebar_label ?? frontMatter.title
}

/** Returns what creates the pages of a version, with what all of them have. */
export function createPlanner(docs: Omit<Docs, 'pages'>, version: DocsVersion): Planner {
  const { config, versions } = docs
  const { name, label, badge, noIndex } = version.config
  const toNeighbor = (item: NavigableItem | undefined) => {
    const doc = version.docs.get(item?.docId ?? '')
    return item && { label: doc ? toPaginationLabel(doc) : item.label, href: item.href }
  }
  return (input) => {
    const { href, title, document, sidebar } = input
    const identity = { href, sidebar, docId: document?.id }
    const versionLinks = versions.map((other) => toVersionTarget(version, other, identity))
    const notice = toVersionNotice(config, version, versionLinks)
    const pageVersion: PageVersion = {
      ...{ name, label, notice },
      others: badge ? versionLinks.filter((link) => link.name !== name) : [],
    }
    const breadcrumbs = config.breadcrumbs && sidebar ? getBreadcrumbs(sidebar, href) : []
    const [previous, next] = (sidebar ? findNeighbors(sidebar, href) : []).map(toNeighbor)
    const [category, ...deeper] = breadcrumbs
    const isDefault = name === config.lastVersion
    return {
      ...input,
      ...{ sidebar, noIndex, versionLinks, version: pageVersion },
      searchVersion: { name, tag: toDocsTag(config.id, name) },
      canonicalHref: findSamePage(version, getVersion(docs, config.lastVersion), identity) ?? href,
      // The title includes the version unless it is the default one.
      headTitle: isDefault ? title : `${title} (${label})`,
      card: {
        section:
          category && deeper.length > 0 ? category.label : toInstanceName(config.routeBasePath),
        detail: pageVersion.others.length > 0 ? `Version ${label}` : '',
      },
      toStructuredData: (_, updated) => document && toArticleJsonLd(input, pageVersion, updated),
      createOwn: (facts) => {
        const isOutdated = notice?.form === 'banner' && config.id === mainDocs.id
        const upgrade = isOutdated ? facts.findUpgrade(name) : undefined
        return {
          instance: config.id,
          version: { ...pageVersion, notice: notice && { ...notice, upgrade } },
          ...{ breadcrumbs, previous, next },
          ...input.createOwn(facts),
        }
      },
    }
  }
}

/**
 * Creates a page for each category with a generated index.
 * @param existing existing pages; a category with the URL of one of them is a problem
 */
export function createCategoryPages(
  { generatedIndexes, sidebars, sidebarsPath }: DocsVersion,
  plan: Planner,
  existing: ReadonlyMap<Href, DocsPageData>,
  problems: ModelProblem[],
): DocsPageData[] {
  const added = new Map<Href, DocsPageData>()
  for (const { href, category, sidebar, ...input } of generatedIndexes) {
    const clash = existing.get(href) ?? added.get(href)
    if (!clash) {
      const place = { href, sidebar: sidebars.get(sidebar) }
      const createOwn = () => ({ cards: toCards(category.rows) })
      added.set(href, plan({ ...place, ...input, kind: 'category', createOwn }))
      continue
    }
    problems.push({
      path: clash.document?.path ?? sidebarsPath,
      searchText: clash.document ? 'slug:' : category.label,
      message: `the URL ${href} is already used by the category "${category.label}"`,
      fix: 'give the document or the category another slug',
      rule: 'onDuplicateRoutes',
    })
  }
  return [...added.values()]
}

/** Returns the URL of the page with all tags of a version, or of one of them. */
export function toTagHref(version: DocsVersion, ...tag: Pick<Tag, 'slug'>[]): Href {
  return joinPagePath(version.href, 'tags', ...tag.map(({ slug }) => slug))
}

/** @example toTagTitle('i18n', 1) // 'One doc tagged with "i18n"' */
export function toTagTitle(label: string, count: number): string {
  return `${count === 1 ? 'One doc' : `${count} docs`} tagged with "${label}"`
}

/** Creates the page of all tags and a page for each tag; none for a version without tags. */
export function createTagPages(
  version: DocsVersion,
  plan: Planner,
  problems: ModelProblem[],
): DocsPageData[] {
  const docs = [...version.docs.values()]
  const getTags = ({ frontMatter }: Doc) => (frontMatter.tags ?? []).map(toTag)
  const toUses = (doc: Doc) =>
    getTags(doc).map((tag) => ({ ...tag, path: doc.path, searchText: 'tags:' }))
  problems.push(...checkTags(docs.flatMap(toUses)))
  const groups = groupByTag(docs, getTags)
  if (groups.length === 0) return []
  const tagsHref = toTagHref(version)
  const toHref = (tag: Tag) => toTagHref(version, tag)
  const index = plan({
    ...{ kind: 'docs-tags', href: tagsHref, title: 'Tags' },
    createOwn: () => ({ letters: groupByLetter(groups, toHref) }),
  })
  const pages = groups.map((group) => {
    const { label, items, unlisted } = group
    const listed = items.map(({ href, frontMatter: { title, description } }) => ({
      ...{ title, href, description },
    }))
    const title = toTagTitle(label, items.length)
    const createOwn = () => ({ tagsHref, docs: listed })
    return plan({ href: toHref(group), title, unlisted, kind: 'docs-tag', createOwn })
  })
  return [index, ...pages]
}
