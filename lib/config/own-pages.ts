import type { SitePath } from '@/lib/core/url'
import { searchConfig } from './search-settings'
import { siteConfig } from './site'

/** A page that has a route file in `app/` instead of an instance. */
export type OwnPageConfig = {
  path: SitePath
  /** Absent if the page's title is only the site title. */
  title?: string
  /** Text for search engines, also shown below the page's heading. */
  description?: string
  /** Whether search engines are asked not to list it. */
  noIndex?: true
  /** Whether search engines are asked to follow its links anyway. */
  isFollowed?: true
  /** Whether URLs below it also show the page. */
  isCatchAll?: true
}

const { name } = siteConfig.product

/** Pages with their own route, by kind. Their paths and texts are defined only here. */
export const ownPages = {
  home: {
    path: '/',
    description: `${name} turns a folder of Markdown into a website, with sidebar, versions and dark mode.`,
  },
  versions: {
    path: '/versions/',
    title: 'Versions',
    description: `Documentation and release notes for every version of ${name}: the current version, the newest release, past and archived versions.`,
  },
  showcase: {
    path: '/showcase/',
    title: `${name} Site Showcase`,
    description: `Documentation, blogs and home pages that people have made with ${name}, each with its URL and many with their source.`,
  },
  'feature-requests': {
    path: '/feature-requests/',
    title: 'Feedback',
    description: `Features that people request for ${name}, by topic, with the threads that discuss each request.`,
    isCatchAll: true,
  },
  search: {
    path: searchConfig.searchPagePath,
    title: 'Search the documentation',
    noIndex: true,
    isFollowed: true,
  },
  'site-map': {
    path: '/sitemap/',
    title: 'All pages',
    description:
      'Every page of this site as a link: documentation by version, community, blog, changelog and examples.',
  },
  offline: {
    path: '/offline/',
    title: 'Read offline',
    description:
      'Save a version of the documentation in your browser and read it without a connection. See what is stored, and remove it.',
  },
  privacy: {
    path: '/privacy/',
    title: 'Privacy',
    description:
      'What this site stores in your browser: only your preferences. It sets no cookies and sends no data anywhere.',
  },
  fixtures: {
    path: '/tests/',
    title: 'Test area',
    description:
      'Three groups of fixture pages, with the features that each group tests and the number of its pages.',
    noIndex: true,
  },
  'error-tests': {
    path: '/tests/pages/error-boundary-tests/',
    title: 'Error boundary tests',
    description: 'Two buttons that crash the page, one inside and one outside its layout.',
    noIndex: true,
  },
  'not-found': { path: '/404.html', title: 'Page Not Found', noIndex: true },
} satisfies Record<string, OwnPageConfig>

export type OwnPageKind = keyof typeof ownPages
