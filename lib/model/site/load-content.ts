import { withBaseUrl } from '@/lib/config/base-url'
import { blogInstances, docsInstances, pagesInstances } from '@/lib/config/instances'
import { siteConfig } from '@/lib/config/site'
import type { Blog } from '../blog/create-blog'
import { loadBlog } from '../blog/load-blog'
import type { PostFile } from '../blog/types'
import type { Docs } from '../docs/create-docs'
import { loadDocs } from '../docs/load-docs'
import type { DocFile } from '../docs/types'
import type { ModelProblem } from '@/lib/problems/model-problem'
import type { PageFile, Pages } from '../pages/create-pages'
import { createPages } from '../pages/create-pages'

/** The documents of the site, from the generator or, for the check, from the files themselves. */
export type ContentFiles = {
  /** @param folder content path that ends with a slash */
  getDocs: (folder: string) => DocFile[]
  getPages: (folder: string) => PageFile[]
  getPosts: (folder: string) => PostFile[]
}

/** Everything that is made from content. */
export type SiteContent = { docs: Docs[]; blogs: Blog[]; pages: Pages[] }

/** Builds every instance of the site. */
export function loadContent(files: ContentFiles): SiteContent {
  const { minHeadingLevel, maxHeadingLevel } = siteConfig.tableOfContents
  const options = {
    includeDrafts: process.env.NODE_ENV === 'development',
    toc: { min: minHeadingLevel, max: maxHeadingLevel },
  }
  return {
    docs: docsInstances.map((config) => loadDocs(config, files.getDocs, options)),
    blogs: blogInstances.map((config) => loadBlog(config, files.getPosts, options)),
    pages: pagesInstances.map((config) =>
      createPages(
        { ...config, routeBasePath: withBaseUrl(config.routeBasePath) },
        files.getPages(`content/${config.contentPath}/`),
        options,
      ),
    ),
  }
}

/** URL of the page of a content file, whatever its kind; undefined if it is no page. */
export function findFileHref(
  { docs, blogs, pages }: SiteContent,
  file: string,
): string | undefined {
  for (const instance of [...docs, ...blogs, ...pages]) {
    const href = instance.findFileHref(file)
    if (href !== undefined) return href
  }
  return undefined
}

/** The problems of every instance. */
export function getModelProblems({ docs, blogs, pages }: SiteContent): ModelProblem[] {
  return [...docs, ...blogs, ...pages].flatMap(({ problems }) => problems)
}
