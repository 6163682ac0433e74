import { env } from '@/lib/config/env'
import { defaultLocale } from '@/lib/config/locales'
import type { PageKind } from '@/lib/records/site-page'

/** Tags of pages that only list others. No query asks for them. */
const listTags: Partial<Record<PageKind, string>> = {
  'post-list': 'blog_posts_list',
  'blog-tags': 'blog_tags_list',
  'blog-tag': 'blog_tags_posts',
  'docs-tags': 'doc_tags_list',
  'docs-tag': 'doc_tag_doc_list',
}

/** The docs version of a page, and its tag. */
export type SearchVersion = { name: string; tag: string }

/**
 * Returns meta tags by name, from which the crawler of a hosted search learns the facets that queries filter by.
 * Undefined without a hosted search.
 */
export function toSearchFacets(
  kind: PageKind,
  version?: SearchVersion,
): Record<string, string> | undefined {
  if (!env.searchService) return undefined
  const language = defaultLocale.htmlLang
  const tag = listTags[kind] ?? version?.tag ?? 'default'
  return {
    ...{ docusaurus_locale: language, docusaurus_tag: tag },
    ...{ 'docsearch:language': language, 'docsearch:docusaurus_tag': tag },
    ...(version && { docusaurus_version: version.name, 'docsearch:version': version.name }),
  }
}
