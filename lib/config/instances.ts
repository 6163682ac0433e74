import type { BlogConfig, DocsConfig, PagesConfig } from './types'
import { versionLists } from './versions'

/** The framework's documentation. */
export const mainDocs: DocsConfig = {
  id: 'default',
  routeBasePath: '/docs',
  contentPath: 'docs',
  versions: versionLists.default,
  lastVersion: 'current',
  breadcrumbs: true,
}

/** Where readers get help, and how the project works. */
export const communityDocs: DocsConfig = {
  id: 'community',
  routeBasePath: '/community',
  contentPath: 'community',
  versions: versionLists.community,
  lastVersion: 'current',
  breadcrumbs: true,
}

/** Fixtures that demonstrate the features of a docs instance and let tests check them. */
export const testDocs: DocsConfig = {
  id: 'docs-tests',
  routeBasePath: '/tests/docs',
  contentPath: 'tests/docs',
  versions: versionLists['docs-tests'],
  categoryIndexNames: ['intro'],
  lastVersion: 'current',
  breadcrumbs: true,
}

/** Every docs instance of the site. */
export const docsInstances: DocsConfig[] = [mainDocs, communityDocs, testDocs]

/** Fixtures that demonstrate the features of standalone pages. */
export const testPages: PagesConfig = {
  routeBasePath: '/tests/pages',
  contentPath: 'tests/pages',
  noIndex: true,
}

/** Pages that show how to write your own page. */
export const examplePages: PagesConfig = {
  routeBasePath: '/examples',
  contentPath: 'examples',
  noIndex: false,
}

/** Every folder of standalone pages. */
export const pagesInstances: PagesConfig[] = [examplePages, testPages]

/** News about the framework. */
export const mainBlog: BlogConfig = {
  id: 'blog',
  routeBasePath: '/blog',
  contentPath: 'blog',
  entryKind: 'Post',
  title: 'Docusaurus blog',
  description:
    'Releases and milestones of Docusaurus, retold for the people who build sites with it.',
  postsPerPage: 5,
  archive: true,
  wordsPerMinute: 200,
  sidebar: {
    title: 'All our posts',
    label: 'Blog recent posts navigation',
    openYears: Infinity,
  },
  words: { entry: 'post', entries: 'posts' },
  feedLimit: 20,
  noIndex: false,
}

/** What changed in every release of the framework. */
export const changelog: BlogConfig = {
  id: 'changelog',
  routeBasePath: '/changelog',
  contentPath: 'changelog',
  entryKind: 'Release',
  title: 'Docusaurus changelog',
  description:
    'Every release of Docusaurus with its changes, the packages they affect and the people who made them.',
  postsPerPage: 20,
  archive: false,
  sidebar: { title: 'Changelog', label: 'Releases', openYears: 2 },
  words: { entry: 'release', entries: 'releases' },
  feedLimit: 20,
  noIndex: false,
}

/** Returns the content file of a release's entry, which is named after its version. @example toReleasePath('3.1.1') */
export function toReleasePath(version: string): string {
  return `content/${changelog.contentPath}/${version}.mdx`
}

/** Fixtures that demonstrate the features of a blog and let tests check them. */
export const testBlog: BlogConfig = {
  id: 'blog-tests',
  routeBasePath: '/tests/blog',
  contentPath: 'tests/blog',
  entryKind: 'Post',
  title: 'Docusaurus Tests Blog',
  description: 'Posts that show the features of a blog and let tests check them.',
  postsPerPage: 3,
  archive: true,
  wordsPerMinute: 5,
  sidebar: {
    title: 'All test posts',
    label: 'Blog recent posts navigation',
    openYears: Infinity,
  },
  words: { entry: 'post', entries: 'posts' },
  feedLimit: 20,
  noIndex: true,
}

/** Every blog instance of the site. */
export const blogInstances: BlogConfig[] = [mainBlog, changelog, testBlog]
