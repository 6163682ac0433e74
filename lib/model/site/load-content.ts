import { toServed } from '@/lib/config/base-url'
import { getBuildDate } from '@/lib/config/env'
import { blogInstances, docsInstances, pagesInstances } from '@/lib/config/instances'
import { siteConfig } from '@/lib/config/site'
import type { ContentDocument } from '@/lib/source/document-files'
import type { Href } from '@/lib/core/url'
import { checkAnnouncements } from '../blog/announcements'
import type { Blog } from '../blog/create-blog'
import { loadBlog } from '../blog/load-blog'
import type { Docs } from '../docs/create-docs'
import { loadDocs } from '../docs/load-docs'
import type { RedirectRows } from './load-redirects'
import { loadRedirectRows } from './load-redirects'
import type { ModelProblem } from '@/lib/problems/model-problem'
import type { Pages } from '../pages/create-pages'
import { createPages } from '../pages/create-pages'

/** The instances of the site. */
export type SiteInstances = { docs: Docs[]; blogs: Blog[]; pages: Pages[] }

/** Everything created from content. */
export type SiteContent = SiteInstances & { redirects: RedirectRows }

/** Creates every instance of the site. @param documents sorted by path */
export async function loadContent(documents: ContentDocument[]): Promise<SiteContent> {
  const { minHeadingLevel, maxHeadingLevel } = siteConfig.tableOfContents
  const options = {
    includeDrafts: process.env.NODE_ENV === 'development',
    toc: { min: minHeadingLevel, max: maxHeadingLevel },
  }
  /** @param folder content path that ends with a slash */
  const listBelow = <Kind extends ContentDocument['kind']>(folder: string, ...kinds: Kind[]) =>
    documents.filter(
      (document): document is Extract<ContentDocument, { kind: Kind }> =>
        document.path.startsWith(folder) && kinds.some((kind) => kind === document.kind),
    )
  return {
    docs: await Promise.all(
      docsInstances.map((config) =>
        loadDocs(config, (folder) => listBelow(folder, 'Doc'), options),
      ),
    ),
    blogs: blogInstances.map((config) =>
      loadBlog(config, (folder) => listBelow(folder, 'Post', 'Release'), {
        ...options,
        today: getBuildDate(),
      }),
    ),
    redirects: await loadRedirectRows(),
    pages: pagesInstances.map((config) =>
      createPages(toServed(config), listBelow(`content/${config.contentPath}/`, 'Page'), options),
    ),
  }
}

/** Returns the URL of a content file's page, regardless of its kind; undefined if it has no page. */
export function findFileHref(
  { docs, blogs, pages }: SiteInstances,
  file: string,
): Href | undefined {
  for (const instance of [...docs, ...blogs, ...pages]) {
    const href = instance.findFileHref(file)
    if (href !== undefined) return href
  }
  return undefined
}

/** Returns the problems of all instances and redirects. */
export function getModelProblems({ docs, blogs, pages, redirects }: SiteContent): ModelProblem[] {
  const own = [...docs, ...blogs, ...pages, redirects].flatMap(({ problems }) => problems)
  return [...own, ...checkAnnouncements(blogs)]
}
