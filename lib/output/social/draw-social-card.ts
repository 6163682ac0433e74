import { createRequire } from 'node:module'
import type { SocialCard } from '@/lib/records/site-page'
import type { CreateText, OverlayOptions } from 'sharp'
import once from 'lodash-es/once.js'
import sharp from 'sharp'
import { product } from '@/lib/config/product'
import { escapeHtml } from '@/lib/core/html'
import { SOCIAL_SIZE } from '@/lib/records/social-size'

/** The same font on every machine. Text cannot be drawn with compressed fonts (WOFF). */
const FONT_FILE = createRequire(import.meta.url).resolve(
  '@expo-google-fonts/geist/400Regular/Geist_400Regular.ttf',
)

const INK = '#151e1a'
const MUTED = '#586660'
const PRIMARY = '#2e8555'
const ACCENT = '#25c2a0'

/** Distance of the text from the edges, in pixels. */
const MARGIN = 80

/**
 * Sizes of titles in pixels. The first is for titles of up to `SHORT_TITLE` characters; the others are tried until a
 * title fits.
 */
const TITLE_SIZES = [84, 64, 48, 36, 24]
const SHORT_TITLE = 42

/** Height between the line above a title and the name of the site, in pixels. */
const TITLE_SPACE = 340

const { width: WIDTH, height: HEIGHT } = SOCIAL_SIZE

/** The logo, and a bar in the site's color. */
const logo = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" fill="none">
<rect width="16" height="100%" fill="${PRIMARY}"/>
<g transform="translate(${MARGIN - 8} 494) scale(2)">
<path d="M11 3h12a4 4 0 0 1 4 4v15" stroke="${ACCENT}" stroke-width="3"/>
<rect x="4" y="8" width="18" height="21" rx="4" fill="${PRIMARY}"/>
<path d="m9.5 15 3.5 3.5L9.500 22M15 22.500h3" stroke="#fff" stroke-width="2.5"/>
</g></svg>`

/** Returns a picture of text. @param runs pieces of one line with their colors */
function toPicture(runs: [text: string, color: string][], size: number): { text: CreateText } {
  const text = runs
    .map(([run, color]) => `<span foreground="${color}">${escapeHtml(run)}</span>`)
    .join('   ')
  const options = { rgba: true, dpi: 72, width: WIDTH - 2 * MARGIN, wrap: 'word-char' } as const
  return { text: { text, font: `Geist ${size}`, fontfile: FONT_FILE, ...options } }
}

/** Places a title in the largest of some sizes in which it fits. */
async function placeTitle(
  title: string,
  [size = 0, ...smaller]: number[],
): Promise<OverlayOptions> {
  const input = toPicture([[title, INK]], size)
  const { height } = await sharp(input).metadata()
  if (height > TITLE_SPACE && smaller.length > 0) return placeTitle(title, smaller)
  return { input, left: MARGIN, top: Math.round((HEIGHT - height) / 2 - 10) }
}

/** Draws the pixels that all cards share. */
const drawBackground = once(() =>
  sharp(Buffer.from(logo))
    .composite([
      {
        input: toPicture([[`${product.name} documentation`, INK]], 34),
        left: MARGIN + 76,
        top: 510,
      },
    ])
    .flatten({ background: '#fff' })
    .png()
    .toBuffer(),
)

/** Draws a card as a PNG. The same card produces the same bytes, regardless of what else is drawn. */
export async function drawSocialCard({ title, section, detail }: SocialCard): Promise<Buffer> {
  const head: [string, string][] = [[section, PRIMARY]]
  if (detail) head.push([detail, MUTED])
  const sizes = TITLE_SIZES.slice(title.length > SHORT_TITLE ? 1 : 0)
  return (
    sharp(await drawBackground())
      .composite([
        { input: toPicture(head, 30), left: MARGIN, top: 72 },
        await placeTitle(title, sizes),
      ])
      // With 16 colors, a pixel takes half a byte. More effort takes more time and saves 1%.
      .png({ palette: true, colors: 16, dither: 0, effort: 1 })
      .toBuffer()
  )
}
