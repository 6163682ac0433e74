import type { DocsConfig } from './types'

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

/** Every docs instance of the site. */
export const docsInstances: DocsConfig[] = [mainDocs]
