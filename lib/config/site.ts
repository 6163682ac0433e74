import { announcement } from './announcement'
import { env } from './env'
import { locales } from './locales'
import { navbar } from './navbar'
import { noticesPath } from './notices-path'
import { product, productRepository } from './product'
import { tableOfContents } from './table-of-contents'
import type { SiteConfig } from './types'

/** The site configuration. Contains only serializable data. */
export const siteConfig: SiteConfig = {
  product,
  title: product.name,
  tagline: 'Write Markdown. Ship a documentation site.',
  titleDelimiter: '|',
  url: env.siteUrl,
  baseUrl: env.baseUrl,
  trailingSlash: env.trailingSlash,
  favicon: '/favicon.svg',
  productRepository,
  repository: env.repositoryUrl,
  navbar,
  locales,
  announcement,
  footer: {
    style: 'light',
    links: [
      {
        title: 'Learn',
        items: [
          { label: 'Introduction', href: '/docs/' },
          { label: 'Installation', href: '/docs/installation/' },
          { label: 'Configuration', href: '/docs/configuration/' },
        ],
      },
      {
        title: 'Community',
        items: [
          {
            label: 'Stack Overflow',
            href: 'https://stackoverflow.com/questions/tagged/docusaurus',
          },
          { label: 'Discord', href: 'https://discord.gg/docusaurus' },
          { label: 'Help', href: '/community/support/' },
          { label: 'Feature requests', href: '/feature-requests/' },
        ],
      },
      {
        title: 'More',
        items: [
          { label: 'Blog', href: '/blog/' },
          { label: 'Changelog', href: '/changelog/' },
          { label: 'Versions', href: '/versions/' },
          { label: 'Read offline', href: '/offline/' },
          { label: 'GitHub', href: productRepository },
        ],
      },
      {
        title: 'Legal',
        items: [
          { label: 'Privacy on this site', href: '/privacy/' },
          { label: 'Meta privacy policy', href: 'https://opensource.facebook.com/legal/privacy/' },
          { label: 'Meta terms of use', href: 'https://opensource.facebook.com/legal/terms/' },
          {
            label: 'Meta cookie policy',
            href: 'https://opensource.facebook.com/legal/cookie-policy/',
          },
          { label: 'Third-party notices', href: noticesPath },
        ],
      },
    ],
    notice: `An unofficial, independent documentation site. Not affiliated with Meta Platforms, Inc. This site sets no cookies and sends no data to other sites.`,
    copyright: `Copyright © 2024 the ${product.name} documentation editors.`,
  },
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  onBrokenMarkdownLinks: 'warn',
  onDuplicateRoutes: 'warn',
  onMissingFromSidebars: 'log',
  tableOfContents,
  docsSidebar: { autoCollapseCategories: true, hideable: true },
  customFields: { crashTest: env.crashTest },
}
