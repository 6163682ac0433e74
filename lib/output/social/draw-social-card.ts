import type { SocialCard } from '@/lib/records/site-page'
import type { Sharp } from 'sharp'
import sharp from 'sharp'
import { product } from '@/lib/config/product'
import { getFontFile } from '@/lib/next/font'
import { SOCIAL_SIZE } from '@/lib/records/social-size'
import { createColorFinder, createPalette } from './card-palette'
import type { Depth, IndexedImage } from './indexed-png'
import { createImage, encodeIndexedPng, placeColors } from './indexed-png'

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

/** A drawn text or logo. */
type Picture = {
  /** Index of each pixel's color in the palette, row by row. */
  colors: Uint8Array
  /** Sizes in pixels. */
  width: number
  height: number
  /** Bits that an index takes. Pictures with only shades of the inks need fewer. */
  depth: Depth
}

/** Number of shades of each ink. With white, there are 16, so a pixel of most cards takes half a byte. */
const SHADES = { [INK]: 5, [MUTED]: 4, [PRIMARY]: 4, [ACCENT]: 2 }

const palette = createPalette(
  Object.entries(SHADES).map(([color, shades]) => ({
    color: Number.parseInt(color.slice(1), 16),
    shades,
  })),
)
const findColor = createColorFinder(palette)

/** The logo, and a bar in the site's color. */
const logo = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" fill="none">
<rect width="16" height="100%" fill="${PRIMARY}"/>
<g transform="translate(${MARGIN - 8} 494) scale(2)">
<path d="M11 3h12a4 4 0 0 1 4 4v15" stroke="${ACCENT}" stroke-width="3"/>
<rect x="4" y="8" width="18" height="21" rx="4" fill="${PRIMARY}"/>
<path d="m9.5 15 3.5 3.5L9.500 22M15 22.500h3" stroke="#fff" stroke-width="2.5"/>
</g></svg>`

async function toPicture(image: Sharp): Promise<Picture> {
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true })
  const pixels = new DataView(data.buffer, data.byteOffset, data.byteLength)
  const colors = new Uint8Array(info.width * info.height)
  let last = 0
  for (let index = 0; index < colors.length; index++) {
    const rgba = pixels.getUint32(index * 4)
    if ((rgba & 255) === 0) continue
    const color = findColor(rgba)
    colors[index] = color
    last = Math.max(last, color)
  }
  return { colors, width: info.width, height: info.height, depth: last < 2 ** 4 ? 4 : 8 }
}

function escapeMarkup(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}

/** Draws text as a picture. @param runs pieces of one line with their colors */
function drawText(runs: [text: string, color: string][], size: number): Promise<Picture> {
  const text = runs
    .map(([run, color]) => `<span foreground="${color}">${escapeMarkup(run)}</span>`)
    .join('   ')
  return toPicture(
    sharp({
      text: {
        text,
        font: `Geist ${size}`,
        fontfile: getFontFile(),
        rgba: true,
        dpi: 72,
        width: WIDTH - 2 * MARGIN,
        wrap: 'word-char',
      },
    }),
  )
}

/** Draws a title in the largest size that fits. */
async function drawTitle(title: string): Promise<Picture> {
  let picture: Picture | undefined
  for (const size of TITLE_SIZES.slice(title.length > SHORT_TITLE ? 1 : 0)) {
    picture = await drawText([[title, INK]], size)
    if (picture.height <= TITLE_SPACE) break
  }
  if (!picture) throw new Error('no size for titles')
  return picture
}

/** Draws the pixels that all cards share, on white, which is the first color of the palette. */
async function drawBackground(depth: Depth): Promise<IndexedImage> {
  const [picture, name] = await Promise.all([
    toPicture(sharp(Buffer.from(logo))),
    drawText([[`${product.name} documentation`, INK]], 34),
  ])
  const image = createImage(WIDTH, HEIGHT, depth)
  placeColors(image, picture, 0, 0)
  placeColors(image, name, MARGIN + 76, 510)
  return image
}

const backgrounds = new Map<Depth, Promise<IndexedImage>>()

async function copyBackground(depth: Depth): Promise<IndexedImage> {
  const background = backgrounds.get(depth) ?? drawBackground(depth)
  backgrounds.set(depth, background)
  const image = await background
  return { ...image, rows: image.rows.slice() }
}

/** Draws a card as a PNG. The same card produces the same bytes, regardless of what else is drawn. */
export async function drawSocialCard({ title, section, detail }: SocialCard): Promise<Buffer> {
  const head: [string, string][] = [[section, PRIMARY]]
  if (detail) head.push([detail, MUTED])
  const [top, middle] = await Promise.all([drawText(head, 30), drawTitle(title)])
  const image = await copyBackground(top.depth === 8 ? 8 : middle.depth)
  placeColors(image, top, MARGIN, 72)
  placeColors(image, middle, MARGIN, Math.round((HEIGHT - middle.height) / 2 - 10))
  return encodeIndexedPng(image, palette.colors)
}
