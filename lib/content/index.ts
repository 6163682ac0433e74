import 'server-only'
import {
  changelog as changelogConfig,
  communityDocs,
  mainBlog,
  mainDocs,
  pagesInstances,
  testBlog,
  testDocs,
  testPages,
} from '@/lib/config/instances'
import type { BlogConfig, DocsConfig, PagesConfig } from '@/lib/config/types'
import type { Blog } from './blog/create-blog'
import type { Docs } from './docs/create-docs'
import { findFileHref, loadContent } from './load-content'
import type { Pages } from './pages/create-pages'
import { getDocFiles, getPageFiles, getPostFiles } from './source'

const content = loadContent({ getDocs: getDocFiles, getPages: getPageFiles, getPosts: getPostFiles })

function getDocs(config: DocsConfig): Docs {
  const docs = content.docs.find((candidate) => candidate.config.id === config.id)
  if (!docs) throw new Error(`No docs instance "${config.id}".`)
  return docs
}

/** The framework's documentation. */
export const docs = getDocs(mainDocs)

/** Where readers get help, and how the project works. */
export const community = getDocs(communityDocs)

/** The fixtures of the docs engine. */
export const docsFixtures = getDocs(testDocs)

function getPages({ routeBasePath }: PagesConfig): Pages {
  const pages = content.pages[pagesInstances.findIndex((config) => config.routeBasePath === routeBasePath)]
  if (!pages) throw new Error(`No pages below ${routeBasePath}.`)
  return pages
}

/** The fixtures of standalone pages. */
export const pageFixtures = getPages(testPages)

function getBlog(config: BlogConfig): Blog {
  const blog = content.blogs.find((candidate) => candidate.config.id === config.id)
  if (!blog) throw new Error(`No blog instance "${config.id}".`)
  return blog
}

/** News about the framework. */
export const blog = getBlog(mainBlog)

/** What changed in every release of the framework. */
export const changelog = getBlog(changelogConfig)

/** The fixtures of the blog engine. */
export const blogFixtures = getBlog(testBlog)

/** Every blog instance of the site. */
export const allBlogs: Blog[] = content.blogs

/** Every docs instance of the site. */
export const allDocsInstances: Docs[] = content.docs

/** URL of the page of a content file, whatever its kind; undefined if it is no page. */
export function findContentHref(file: string): string | undefined {
  return findFileHref(content, file)
}
