import type { MetadataRoute } from 'next'
import { withBaseUrl } from '@/lib/config/base-url'
import { defaultLocale } from '@/lib/config/locales'
import { siteConfig } from '@/lib/config/site'
import { THEME_COLOR } from '../head/document-head'
import type { Icon } from './icons'
import { ICON_BACKGROUND, icons, manifestIcons, toIconHref } from './icons'

/** Pages that the icon of the installed app offers, if the site has them. */
const shortcuts = [
  { name: 'Documentation', url: '/docs/' },
  { name: 'Search', url: '/search/' },
  { name: 'Blog', url: '/blog/' },
  { name: 'Changelog', url: '/changelog/' },
]

/** @param hrefs every page of the site */
export function toManifest(hrefs: ReadonlySet<string>): MetadataRoute.Manifest {
  const { title, product } = siteConfig
  const root = withBaseUrl('/')
  return {
    id: root,
    name: `${title} documentation`,
    short_name: title,
    description: `The documentation of ${product.name}, to read online and off.`,
    lang: defaultLocale.htmlLang,
    dir: defaultLocale.direction,
    start_url: root,
    scope: root,
    display: 'standalone',
    theme_color: THEME_COLOR,
    background_color: ICON_BACKGROUND,
    icons: [
      { src: withBaseUrl('/favicon.svg'), type: 'image/svg+xml', sizes: 'any' },
      ...manifestIcons.map((name) => {
        const { size, purpose }: Icon = icons[name]
        return {
          src: toIconHref(name),
          type: 'image/png',
          sizes: `${size}x${size}`,
          ...(purpose && { purpose }),
        }
      }),
    ],
    shortcuts: shortcuts
      .map(({ name, url }) => ({ name, url: withBaseUrl(url) }))
      .filter(({ url }) => hrefs.has(url)),
  }
}
