import { getBuildDate } from '@/lib/config/env'
import { blogInstances, docsInstances, pagesInstances } from '@/lib/config/instances'
import type { ContentDocument } from '@/lib/source/document-files'
import { cacheByObject } from '@/lib/core/cache-by-object'
import type { Href } from '@/lib/core/url'
import { checkAnnouncements } from '../blog/related'
import type { Blog } from '../blog/create-blog'
import { loadBlog } from '../blog/load-blog'
import type { Docs } from '../docs/types'
import { loadDocs } from '../docs/load-docs'
import type { RedirectRows } from './redirects'
import { loadRedirectRows } from './redirects'
import type { ModelProblem } from '@/lib/core/model-problem'
import type { Pages } from '../pages/create-pages'
import { createPages } from '../pages/create-pages'
import type { PageInput } from '../shared/page-base'

/** The instances of the site. */
export type SiteInstances = { docs: Docs[]; blogs: Blog[]; pages: Pages[] }

/** Everything created from content. */
export type SiteContent = SiteInstances & { redirects: RedirectRows }

/** Creates every instance of the site. @param documents sorted by path */
export async function loadContent(documents: ContentDocument[]): Promise<SiteContent> {
  const options = {
    includeDrafts: process.env.NODE_ENV === 'development',
    today: getBuildDate(),
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
      loadBlog(config, (folder) => listBelow(folder, 'Post', 'Release'), options),
    ),
    redirects: await loadRedirectRows(),
    pages: pagesInstances.map((config) =>
      createPages(config, listBelow(`content/${config.contentPath}/`, 'Page'), options),
    ),
  }
}

const indexFiles = cacheByObject(({ docs, blogs, pages }: SiteInstances) => {
  const all = [...docs, ...blogs, ...pages].flatMap((instance): PageInput[] => instance.pages)
  return new Map(all.map(({ document, href }) => [document?.path, href]))
})

/** Returns the URL of a content file's page, regardless of its kind; undefined if it has no page. */
export function findFileHref(content: SiteInstances, file: string): Href | undefined {
  return indexFiles(content).get(file)
}

/** Returns the problems of all instances and redirects. */
export function getModelProblems({ docs, blogs, pages, redirects }: SiteContent): ModelProblem[] {
  const own = [...docs, ...blogs, ...pages, redirects].flatMap(({ problems }) => problems)
  return [...own, ...checkAnnouncements(blogs)]
}
