import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { withBaseUrl } from '@/lib/config/base-url'
import { siteConfig } from '@/lib/config/site'
import type { SiteFile } from '../core/site-file'
import { contentTypes } from '../core/site-file'

/** The site's logo, from which the icons are drawn. */
const LOGO_FILE = path.join(/* turbopackIgnore: true */ process.cwd(), 'public', siteConfig.favicon)

export type Icon = {
  /** Width and height in pixels. */
  size: number
  /** Width of the logo as a fraction of the icon. A maskable icon can be cropped to any shape around its middle 80%. */
  scale: number
  /** Color behind the logo. An icon that the system crops has no transparent parts. */
  background?: string
  purpose?: 'maskable'
}

/** Color of the browser UI around the site and of the installed app. */
export const THEME_COLOR = '#25c2a0'

/** Background of icons that the system crops, and of the installed app's splash screen. */
export const ICON_BACKGROUND = '#ffffff'

/** PNGs of the site's logo, for systems that don't support SVG icons. */
export const icons = {
  'icon-192.png': { size: 192, scale: 1 },
  'icon-512.png': { size: 512, scale: 1 },
  'maskable-512.png': {
    size: 512,
    scale: 0.6,
    background: ICON_BACKGROUND,
    purpose: 'maskable',
  },
  'apple-touch-icon.png': { size: 180, scale: 0.74, background: ICON_BACKGROUND },
} satisfies Record<string, Icon>

/** Where systems look for the home screen icon even if no page links to it. */
export const APPLE_ICON_PATH = '/apple-touch-icon.png'

export type IconName = keyof typeof icons

/** The icons in the manifest. */
export const manifestIcons: IconName[] = ['icon-192.png', 'icon-512.png', 'maskable-512.png']

function toIconPath(name: IconName): string {
  return name === 'apple-touch-icon.png' ? APPLE_ICON_PATH : `/icons/${name}`
}

/** Returns the path of an icon with the base URL. */
export function toIconHref(name: IconName): string {
  return withBaseUrl(toIconPath(name))
}

/** Draws an icon as a PNG. */
export async function drawIcon(name: IconName): Promise<Buffer> {
  const { size, scale, background = 'transparent' }: Icon = icons[name]
  const logo = await readFile(LOGO_FILE)
  const width = Math.round(size * scale)
  // The logo is 32 px wide at 72 dpi.
  const picture = await sharp(logo, { density: (72 * width) / 32 })
    .resize(width, width)
    .toBuffer()
  return sharp({ create: { width: size, height: size, channels: 4, background } })
    .composite([{ input: picture, gravity: 'center' }])
    .png({ palette: true, colors: 64 })
    .toBuffer()
}

/** Lists the files of all icons. */
export function listIconFiles(): SiteFile[] {
  const logo = readFileSync(LOGO_FILE, 'utf8')
  return (Object.keys(icons) as IconName[]).map((name) => ({
    path: toIconPath(name),
    type: contentTypes.png,
    inputs: [logo],
    create: () => drawIcon(name),
  }))
}
