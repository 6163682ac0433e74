import 'server-only'
import { communityDocs, mainDocs, pagesInstances, testDocs, testPages } from '@/lib/config/instances'
import type { DocsConfig, PagesConfig } from '@/lib/config/types'
import type { Docs } from './docs/create-docs'
import { findFileHref, loadContent } from './load-content'
import type { Pages } from './pages/create-pages'
import { getDocFiles, getPageFiles } from './source'

const content = loadContent({ getDocs: getDocFiles, getPages: getPageFiles })

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

/** Every docs instance of the site. */
export const allDocsInstances: Docs[] = content.docs

/** URL of the page of a content file, whatever its kind; undefined if it is no page. */
export function findContentHref(file: string): string | undefined {
  return findFileHref(content, file)
}
