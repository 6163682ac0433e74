import { toSiteUrl, withBaseUrl } from '@/lib/config/base-url'
import type { DocsPageData } from '@/lib/model/docs/types'
import { findLastUpdated } from '@/lib/source/last-updated'
import type { SiteContent } from '@/lib/model/site/load-content'
import { listSocialImages } from '@/lib/model/site/social-cards'
import type { PreviewImage } from '@/lib/markdown/images/preview-image'
import { SOCIAL_SIZE } from '../social/social-card'
import type { ShareImage } from './share-image'
import { toShareImage } from './share-image'
import { toArticleJsonLd, toBreadcrumbsJsonLd, toPostJsonLd, toSiteJsonLd } from './json-ld'

/** What a page tells machines besides what its title, description and canonical address say. */
export type PageFacts = {
  /** Whether search engines may list it. */
  isIndexable: boolean
  image?: ShareImage
  /** Of a post: https://ogp.me/#type_article */
  article?: { publishedTime: string; authors: string[]; tags: string[] }
  /** Nodes of https://schema.org */
  data: object[]
}

/** What is known of a page besides its picture. */
type More = {
  article?: PageFacts['article']
  toData?: (image: ShareImage | undefined) => object[]
}

/** Finds the picture that a document names itself. */
export type FindPreview = (
  path: string,
  frontMatter: { image?: string | undefined },
) => Promise<PreviewImage | undefined>

function toDocsData(page: DocsPageData): object[] {
  const breadcrumbs = toBreadcrumbsJsonLd(page)
  const data = breadcrumbs ? [breadcrumbs] : []
  if (page.kind !== 'doc') return data
  const { path, frontMatter } = page.doc
  const updated = findLastUpdated(path, frontMatter.last_update)?.date
  return [...data, toArticleJsonLd(page, updated)]
}

/**
 * What each page tells machines, by its path. Pages that search engines are asked to leave out have structured data of
 * none, and no picture but their own.
 * @param hasSearch whether the site has a search page
 */
export async function collectPageFacts(
  content: SiteContent,
  hasSearch: boolean,
  findPreview: FindPreview,
): Promise<Map<string, PageFacts>> {
  const facts = new Map<string, PageFacts>()
  for (const [href, image] of listSocialImages(content)) {
    facts.set(href, {
      isIndexable: true,
      image: { url: toSiteUrl(encodeURI(image.href)), ...SOCIAL_SIZE },
      data: [],
    })
  }
  const complete = async (
    href: string,
    file: { path: string; frontMatter: { image?: string | undefined } } | undefined,
    { article, toData }: More,
  ) => {
    const known = facts.get(href) ?? { isIndexable: false, data: [] }
    const preview = file && (await findPreview(file.path, file.frontMatter))
    const image = preview ? toShareImage(preview) : known.image
    facts.set(href, {
      ...known,
      ...(image && { image }),
      ...(article && { article }),
      data: known.isIndexable ? (toData?.(image) ?? []) : [],
    })
  }

  await complete(withBaseUrl('/'), undefined, { toData: () => [toSiteJsonLd(hasSearch)] })
  for (const docs of content.docs) {
    for (const slug of docs.slugs) {
      const page = docs.get(slug)
      const file = page.kind === 'doc' ? page.doc : undefined
      await complete(page.href, file, { toData: () => toDocsData(page) })
    }
  }
  for (const { pages } of content.blogs) {
    for (const page of pages) {
      if (page.kind !== 'post') continue
      const { date, authors, tags } = page.post
      await complete(page.href, page.post, {
        article: {
          publishedTime: date,
          authors: authors.flatMap(({ url }) => url ?? []),
          tags: tags.map(({ label }) => label),
        },
        toData: (image) => [toPostJsonLd(page, image)],
      })
    }
  }
  for (const { pages } of content.pages) {
    for (const page of pages) {
      await complete(page.href, { path: page.path, frontMatter: page }, {})
    }
  }
  return facts
}
