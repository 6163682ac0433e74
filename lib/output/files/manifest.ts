import type { MetadataRoute } from 'next'
import { toHref, withBaseUrl } from '@/lib/config/base-url'
import { defaultLocale } from '@/lib/config/locales'
import { siteConfig } from '@/lib/config/site'
import type { SitePath } from '@/lib/core/url'

/** Color of the browser UI around the site and of the installed app. */
export const THEME_COLOR = '#25c2a0'

/**
 * Pictures of the logo in `public/icons/`, for systems that don't support SVG icons. A maskable one can be cropped to any
 * shape around its middle 80%, so it has no transparent parts.
 */
const icons = [
  { name: 'icon-192', size: 192 },
  { name: 'icon-512', size: 512 },
  { name: 'maskable-512', size: 512, purpose: 'maskable' },
] as const

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
    background_color: '#ffffff',
    icons: [
      { src: withBaseUrl(siteConfig.favicon), sizes: 'any' },
      ...icons.map(({ name, size, ...purpose }) => ({
        ...{ src: withBaseUrl(`/icons/${name}.png`), type: 'image/png' },
        ...{ sizes: `${size}x${size}`, ...purpose },
      })),
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
