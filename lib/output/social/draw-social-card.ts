import type { SocialCard } from '@/lib/records/site-page'
import type { Sharp } from 'sharp'
import sharp from 'sharp'
import { product } from '@/lib/config/product'
import { getFontFile } from '@/lib/next/font'
import { SOCIAL_SIZE } from '@/lib/records/social-size'
import { createColorFinder, createPalette } from './card-palette'
import { encodeIndexedPng } from './indexed-png'

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

/** Red, green, blue and opacity, one byte each. */
type Picture = { data: Buffer; width: number; height: number }

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
  return { data, width: info.width, height: info.height }
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

/** Draws a picture on the white pixels of a card. @param pixels of a card, as indexes in the palette */
function place(pixels: Uint8Array, { data, width, height }: Picture, left: number, top: number) {
  const colors = new DataView(data.buffer, data.byteOffset, data.byteLength)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const color = colors.getUint32((y * width + x) * 4)
      if (color !== 0) pixels[(top + y) * WIDTH + left + x] = findColor(color)
    }
  }
}

/** Draws the pixels that all cards share. */
async function drawBackground(): Promise<Uint8Array> {
  const [picture, name] = await Promise.all([
    toPicture(sharp(Buffer.from(logo))),
    drawText([[`${product.name} documentation`, INK]], 34),
  ])
  const pixels = new Uint8Array(WIDTH * HEIGHT).fill(findColor(0xffffffff))
  place(pixels, picture, 0, 0)
  place(pixels, name, MARGIN + 76, 510)
  return pixels
}

let background: Promise<Uint8Array> | undefined

/** Draws a card as a PNG. The same card produces the same bytes, regardless of what else is drawn. */
export async function drawSocialCard({ title, section, detail }: SocialCard): Promise<Buffer> {
  const head: [string, string][] = [[section, PRIMARY]]
  if (detail) head.push([detail, MUTED])
  const [shared, top, middle] = await Promise.all([
    (background ??= drawBackground()),
    drawText(head, 30),
    drawTitle(title),
  ])
  const pixels = shared.slice()
  place(pixels, top, MARGIN, 72)
  place(pixels, middle, MARGIN, Math.round((HEIGHT - middle.height) / 2 - 10))
  return encodeIndexedPng(pixels, palette.colors, SOCIAL_SIZE)
}
