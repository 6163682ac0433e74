import 'server-only'
import {
  communityDocs,
  examplePages,
  mainDocs,
  pagesInstances,
  testDocs,
  testPages,
} from '@/lib/config/instances'
import type { BlogConfig, DocsConfig, PagesConfig } from '@/lib/config/types'
import { invariant } from '@/lib/core/invariant'
import type { Blog } from '../blog/create-blog'
import type { Docs } from '../docs/create-docs'
import type { SiteContent } from './load-content'
import { findFileHref, loadContent } from './load-content'
import type { Pages } from '../pages/create-pages'
import { loadShowcase } from './load-showcase'
import { getDocFiles, getPageFiles, getPostFiles } from '@/lib/source/source'

const content = loadContent({
  getDocs: getDocFiles,
  getPages: getPageFiles,
  getPosts: getPostFiles,
})

/** Every instance of the site, for pages about the site itself. */
export const siteContent: SiteContent = content

/** A docs instance by its configuration; throws if it is not one of the site's. */
export function getDocs(config: DocsConfig): Docs {
  const docs = content.docs.find((candidate) => candidate.config.id === config.id)
  invariant(docs, `no docs instance "${config.id}"`)
  return docs
}

/** The framework's documentation. */
export const docs = getDocs(mainDocs)

/** Where readers get help, and how the project works. */
export const community = getDocs(communityDocs)

/** The fixtures of the docs engine. */
export const docsFixtures = getDocs(testDocs)

function getPages({ routeBasePath }: PagesConfig): Pages {
  const pages =
    content.pages[pagesInstances.findIndex((config) => config.routeBasePath === routeBasePath)]
  invariant(pages, `no pages below ${routeBasePath}`)
  return pages
}

/** The examples of standalone pages. */
export const pageExamples = getPages(examplePages)

/** The fixtures of standalone pages. */
export const pageFixtures = getPages(testPages)

/** A blog instance by its configuration; throws if it is not one of the site's. */
export function getBlog(config: BlogConfig): Blog {
  const blog = content.blogs.find((candidate) => candidate.config.id === config.id)
  invariant(blog, `no blog instance "${config.id}"`)
  return blog
}

/** Every blog instance of the site. */
export const allBlogs: Blog[] = content.blogs

/** Every docs instance of the site. */
export const allDocsInstances: Docs[] = content.docs

/** The sites of the showcase, in the order in which they are shown. */
export const showcaseSites = loadShowcase()

/** URL of the page of a content file, whatever its kind; undefined if it is no page. */
export function findContentHref(file: string): string | undefined {
  return findFileHref(content, file)
}
