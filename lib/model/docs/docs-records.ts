import { toSitePath } from '@/lib/config/base-url'
import { siteConfig } from '@/lib/config/site'
import type { DocsConfig, Served } from '@/lib/config/types'
import type { SitePath } from '@/lib/core/url'
import { ensureTrailingSlash } from '@/lib/core/url'
import { mainDocs } from '@/lib/config/instances'
import type { DocsPage, DocsPageBase, PageVersion, VersionNotice } from '@/lib/records/site-page'
import { toArticleJsonLd, toBreadcrumbsJsonLd } from './docs-json-ld'
import { toDocumentParts } from '../shared/document-parts'
import { toEditLinks } from '../shared/edit-links'
import { toInstanceName } from '../shared/instance-name'
import type { BaseInput } from '../shared/page-base'
import { toPageBase } from '../shared/page-base'
import type { SiteFacts } from '../shared/site-facts'
import { toCards } from './cards'
import type { Docs } from './create-docs'
import type { DocPageData, DocsPageData } from './types'

/** Input for the records of a docs instance, besides the instance. */
export type DocsRecordContext = {
  facts: SiteFacts
  /** Returns the link from a version of the main docs to the changes since then. */
  findUpgrade?: (version: string) => VersionNotice['upgrade']
}

function toCard(
  config: Served<DocsConfig>,
  { breadcrumbs, version }: DocsPageData,
): BaseInput['card'] {
  const [category, ...deeper] = breadcrumbs
  return {
    section: category && deeper.length > 0 ? category.label : toInstanceName(config.routeBasePath),
    detail: version.badge ? `Version ${version.label}` : '',
  }
}

/** Returns the title of the head, which includes the version unless it is the default one. */
function toHeadTitle(
  { lastVersion }: Served<DocsConfig>,
  { title, version }: DocsPageData,
): string {
  const isDefault = version.name === lastVersion
  return isDefault ? title : `${title} ${siteConfig.titleDelimiter} ${version.label}`
}

/** Returns the document that a page shows, with its own date of the last change. */
function toDocument({ doc }: DocPageData): BaseInput['document'] {
  const { path, frontMatter } = doc
  return { path, lastUpdate: frontMatter.last_update, draft: frontMatter.draft }
}

/** Returns the version of a page. In the main docs, a banner gets a link to the changes since that version. */
function toVersion(
  { version, instanceId }: DocsPageData,
  { findUpgrade }: Pick<DocsRecordContext, 'findUpgrade'>,
): PageVersion {
  const { notice } = version
  if (notice?.form !== 'banner' || instanceId !== mainDocs.id) return version
  const upgrade = findUpgrade?.(version.name)
  return upgrade ? { ...version, notice: { ...notice, upgrade } } : version
}

function toDocsPageBase(
  config: Served<DocsConfig>,
  page: DocsPageData,
  { facts, findUpgrade }: DocsRecordContext,
): DocsPageBase {
  const { href, title, description, keywords, canonicalHref, unlisted, noIndex } = page
  const document = page.kind === 'doc' ? toDocument(page) : undefined
  const base = toPageBase(
    {
      ...{ href, title, description, keywords, canonicalHref, unlisted, noIndex },
      ...(document && { document }),
      headTitle: toHeadTitle(config, page),
      card: toCard(config, page),
      toStructuredData: () => {
        const breadcrumbs = toBreadcrumbsJsonLd(page)
        const data = breadcrumbs ? [breadcrumbs] : []
        if (page.kind !== 'doc' || !document) return data
        const updated = facts.findUpdate(document.path, document.lastUpdate)
        return [...data, toArticleJsonLd(page, updated?.date)]
      },
    },
    facts,
  )
  return {
    ...base,
    instance: page.instanceId,
    version: toVersion(page, { findUpgrade }),
    breadcrumbs: page.breadcrumbs,
    previous: page.previous,
    next: page.next,
  }
}

function toDocParts(page: DocPageData, facts: SiteFacts) {
  const { doc, categoryItems } = page
  const listsCards = (facts.findOutline(doc.path)?.cardLists.length ?? 0) > 0
  const items = categoryItems.flatMap((item) =>
    item.type === 'html'
      ? []
      : [{ label: item.label, href: item.href, customProps: item.customProps }],
  )
  return {
    ...toDocumentParts(doc.path, page.toc, facts),
    id: doc.id,
    hideTitle: page.hideTitle,
    tags: page.tags,
    edit: toEditLinks(doc.title, doc.path, doc.frontMatter.custom_edit_url),
    cards: listsCards ? toCards(categoryItems) : [],
    categoryItems: items.some(({ customProps }) => customProps) ? items : [],
  }
}

function toDocsRecord(
  config: Served<DocsConfig>,
  page: DocsPageData,
  context: DocsRecordContext,
): DocsPage {
  const base = toDocsPageBase(config, page, context)
  switch (page.kind) {
    case 'doc':
      return { ...base, kind: 'doc', ...toDocParts(page, context.facts) }
    case 'category':
      return { ...base, kind: 'category', cards: page.cards }
    case 'tags':
      return { ...base, kind: 'docs-tags', letters: page.letters }
    case 'tag':
      return { ...base, kind: 'docs-tag', tagsHref: page.tagsHref, docs: page.docs }
  }
}

/**
 * Creates the record of the page at a path. Returns undefined if the instance has no such page.
 * @param path decoded, with a leading and a trailing slash
 */
export function findDocsRecord(
  docs: Docs,
  path: SitePath,
  context: DocsRecordContext,
): DocsPage | undefined {
  const root = toSitePath(ensureTrailingSlash(docs.config.routeBasePath))
  if (!path.startsWith(root)) return undefined
  const page = docs.find(path.slice(root.length).split('/').filter(Boolean))
  return page && toDocsRecord(docs.config, page, context)
}

/** Creates the records of a docs instance. */
export function toDocsRecords(docs: Docs, context: DocsRecordContext): DocsPage[] {
  return docs.slugs.map((slug) => toDocsRecord(docs.config, docs.get(slug), context))
}
