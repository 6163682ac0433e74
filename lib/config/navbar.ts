import { archivedVersions, legacyVersion } from './archived-versions'
import type { NavbarConfig } from './navbar-types'
import { productRepository } from './product'

/** The site's navbar. Plain data, independent of the environment: it is part of the scripts, not of every page. */
export const navbar: NavbarConfig = {
  hideOnScroll: true,
  items: [
    { kind: 'doc', docId: 'introduction', label: 'Docs', position: 'left' },
    { kind: 'docSidebar', sidebarId: 'api', label: 'API', position: 'left' },
    { kind: 'link', label: 'Blog', to: '/blog/', position: 'left' },
    { kind: 'link', label: 'Showcase', to: '/showcase/', position: 'left' },
    {
      kind: 'link',
      label: 'Community',
      to: '/community/support/',
      activeBaseRegex: '/community/',
      position: 'left',
    },
    { kind: 'doc', docsId: 'docs-tests', docId: 'index', label: 'Tests' },
    { kind: 'custom', component: 'greeting', label: '😉' },
    {
      kind: 'docsVersionDropdown',
      after: [
        { kind: 'html', html: '<hr>' },
        { kind: 'html', html: '<b>Archived versions</b>' },
        ...archivedVersions
          .slice(0, 5)
          .map(({ label, href }) => ({ kind: 'link' as const, label, href })),
        { kind: 'link', ...legacyVersion },
        { kind: 'html', html: '<hr>' },
        { kind: 'link', label: 'All versions', to: '/versions/' },
      ],
    },
    {
      kind: 'localeDropdown',
      after: [
        { kind: 'html', html: '<hr>' },
        {
          kind: 'link',
          label: 'Help Us Translate',
          href: `${productRepository}/issues/3526`,
        },
      ],
    },
    { kind: 'link', label: 'GitHub repository', barLabel: 'GitHub', href: productRepository },
  ],
}
