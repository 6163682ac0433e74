import type { MetadataRoute } from 'next'
import { toHref, withBaseUrl } from '@/lib/config/base-url'
import { defaultLocale } from '@/lib/config/locales'
import { siteConfig } from '@/lib/config/site'
import type { SitePath } from '@/lib/core/url'
import type { Icon } from './icons'
import { ICON_BACKGROUND, THEME_COLOR, icons, manifestIcons, toIconHref } from './icons'

/** Pages that the installed app's icon offers as shortcuts, if the site has them. */
const shortcuts = [
  { name: 'Documentation', path: '/docs/' },
  { name: 'Search', path: '/search/' },
  { name: 'Blog', path: '/blog/' },
  { name: 'Changelog', path: '/changelog/' },
]

/**
 * Screenshots of the installation page in `public/screenshots/`. Stores and browsers show them before the app is
 * installed.
 */
const screenshots = [
  { name: 'wide', width: 1280, height: 800 },
  { name: 'narrow', width: 390, height: 844 },
] as const

/** Returns the web app manifest. @param paths every page of the site */
export function toManifest(paths: ReadonlySet<SitePath>): MetadataRoute.Manifest {
  const { title, product } = siteConfig
  const root = withBaseUrl('/')
  return {
    id: root,
    name: `${title} documentation`,
    short_name: title,
    description: `The documentation of ${product.name}, to read online or offline.`,
    lang: defaultLocale.htmlLang,
    dir: defaultLocale.direction,
    start_url: root,
    scope: root,
    display: 'standalone',
    theme_color: THEME_COLOR,
    background_color: ICON_BACKGROUND,
    icons: [
      { src: withBaseUrl(siteConfig.favicon), sizes: 'any' },
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
    screenshots: screenshots.map(({ name, width, height }) => ({
      src: withBaseUrl(`/screenshots/${name}.png`),
      type: 'image/png',
      sizes: `${width}x${height}`,
      form_factor: name,
      label: 'A documentation page',
    })),
    shortcuts: shortcuts
      .filter(({ path }) => paths.has(path))
      .map(({ name, path }) => ({ name, url: toHref(path) })),
  }
}
