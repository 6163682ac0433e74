import type { SocialCard } from '@/lib/records/site-page'
import { createHash } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { hashModules } from '@/lib/cache/module-graph'
import { product } from '@/lib/config/product'
import { getFontFile } from '@/lib/next/font'
import { SOCIAL_SIZE } from '@/lib/records/social-size'

const CACHE_FOLDER = path.join('.cache', 'social')

/** This module: whatever it imports is part of the key of what it drew. */
const DESIGN = 'lib/output/social/draw-social-card.ts'

let designHash: Promise<string> | undefined

const INK = '#151e1a'
const MUTED = '#586660'
const PRIMARY = '#2e8555'

/** Distance of the text from the edges, in pixels. */
const MARGIN = 80

/** Titles up to this length are set large. */
const SHORT_TITLE = 42

type Picture = { data: Buffer; width: number; height: number }

/** What all cards share: the mark and a bar in the site's color. */
const background = `<svg xmlns="http://www.w3.org/2000/svg" width="${SOCIAL_SIZE.width}" height="${SOCIAL_SIZE.height}" fill="none">
<rect width="100%" height="100%" fill="#fff"/><rect width="16" height="100%" fill="${PRIMARY}"/>
<g transform="translate(${MARGIN - 8} 494) scale(2)">
<path d="M11 3h12a4 4 0 0 1 4 4v15" stroke="#25c2a0" stroke-width="3"/>
<rect x="4" y="8" width="18" height="21" rx="4" fill="${PRIMARY}"/>
<path d="m9.5 15 3.5 3.5L9.500 22M15 22.500h3" stroke="#fff" stroke-width="2.5"/>
</g></svg>`

function escapeMarkup(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}

/** Text as a picture. @param runs pieces of one line with their colors */
async function drawText(runs: [text: string, color: string][], size: number): Promise<Picture> {
  const text = runs
    .map(([run, color]) => `<span foreground="${color}">${escapeMarkup(run)}</span>`)
    .join('   ')
  const { data, info } = await sharp({
    text: {
      text,
      font: `Geist ${size}`,
      fontfile: getFontFile(),
      rgba: true,
      dpi: 72,
      width: SOCIAL_SIZE.width - 2 * MARGIN,
      wrap: 'word-char',
    },
  })
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

async function draw({ title, section, detail }: SocialCard): Promise<Buffer> {
  const head: [string, string][] = [[section, PRIMARY]]
  if (detail) head.push([detail, MUTED])
  const [top, middle, bottom] = await Promise.all([
    drawText(head, 30),
    drawText([[title, INK]], title.length > SHORT_TITLE ? 64 : 84),
    drawText([[`${product.name} documentation`, INK]], 34),
  ])
  const place = ({ data, width, height }: Picture, left: number, y: number) => ({
    input: data,
    raw: { width, height, channels: 4 as const },
    left,
    top: Math.round(y),
  })
  return (
    sharp(Buffer.from(background))
      .composite([
        place(top, MARGIN, 72),
        place(middle, MARGIN, (SOCIAL_SIZE.height - middle.height) / 2 - 10),
        place(bottom, MARGIN + 76, 510),
      ])
      // Few colors are in it: a small palette makes it a third of the size.
      .png({ palette: true, colors: 16, effort: 1, dither: 0 })
      .toBuffer()
  )
}

/** The PNG of a card, drawn once for as long as its text and the design stay. */
export async function drawSocialCard(card: SocialCard): Promise<Buffer> {
  designHash ??= hashModules([DESIGN])
  const key = createHash('sha256')
    .update(JSON.stringify([await designHash, card]))
    .digest('hex')
    .slice(0, 32)
  const file = path.join(CACHE_FOLDER, `${key}.png`)
  const cached = await readFile(file).catch(() => undefined)
  if (cached) return cached
  const picture = await draw(card)
  await mkdir(CACHE_FOLDER, { recursive: true })
  await writeFile(`${file}.${process.pid}`, picture)
  await rename(`${file}.${process.pid}`, file)
  return picture
}
