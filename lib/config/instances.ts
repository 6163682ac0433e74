import type { DocsConfig, PagesConfig } from './types'

/** The framework's documentation. */
export const mainDocs: DocsConfig = {
  id: 'default',
  routeBasePath: '/docs',
  contentPath: 'docs',
  versions: [
    { name: 'current', label: 'Canary', path: '', banner: 'none', badge: true },
    { name: '3.1.1', label: '3.1.1', path: '3.1.1', banner: 'unmaintained', badge: true },
    { name: '3.0.1', label: '3.0.1', path: '3.0.1', banner: 'unmaintained', badge: true },
  ],
  lastVersion: 'current',
  releasedVersion: '3.1.1',
  breadcrumbs: true,
}

/** Where readers get help, and how the project works. */
export const communityDocs: DocsConfig = {
  id: 'community',
  routeBasePath: '/community',
  contentPath: 'community',
  versions: [
    { name: 'current', label: 'Current', path: '', folder: '', banner: 'none', badge: false },
  ],
  lastVersion: 'current',
  releasedVersion: 'current',
  breadcrumbs: true,
}

/** Fixtures that show, and let tests check, what a docs instance can do. */
export const testDocs: DocsConfig = {
  id: 'docs-tests',
  routeBasePath: '/tests/docs',
  contentPath: 'tests/docs',
  versions: [
    {
      name: 'current',
      label: 'Current',
      path: '',
      folder: '',
      banner: 'none',
      badge: false,
      noIndex: true,
    },
  ],
  categoryIndexNames: ['intro'],
  lastVersion: 'current',
  releasedVersion: 'current',
  breadcrumbs: true,
}

/** Every docs instance of the site. */
export const docsInstances: DocsConfig[] = [mainDocs, communityDocs, testDocs]

/** Fixtures that show what a standalone page can do. */
export const testPages: PagesConfig = {
  routeBasePath: '/tests/pages',
  contentPath: 'tests/pages',
  noIndex: true,
}

/** Every folder of standalone pages. */
export const pagesInstances: PagesConfig[] = [testPages]
