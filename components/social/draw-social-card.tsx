import { createHash } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { ImageResponse } from 'next/og'
import sharp from 'sharp'
import type { SocialCard } from '@/lib/social/social-card'
import { SOCIAL_SIZE } from '@/lib/social/social-card'
import { SocialCardImage } from './social-card-image'

const CACHE_FOLDER = path.join('.cache', 'social')
const DESIGN = path.join('components', 'social', 'social-card-image.tsx')

async function draw(card: SocialCard): Promise<Buffer> {
  const picture = new ImageResponse(<SocialCardImage {...card} />, SOCIAL_SIZE)
  // Few colours are in it, so a palette makes it a third of the size.
  return sharp(await picture.arrayBuffer())
    .png({ palette: true, colours: 64 })
    .toBuffer()
}

/** The PNG of a card, drawn once for as long as its text and design stay. */
export async function drawSocialCard(card: SocialCard): Promise<Buffer> {
  const design = await readFile(
    path.join(/* turbopackIgnore: true */ process.cwd(), DESIGN),
    'utf8',
  )
  const key = createHash('sha256')
    .update(JSON.stringify([card, design]))
    .digest('hex')
    .slice(0, 32)
  const file = path.join(/* turbopackIgnore: true */ process.cwd(), CACHE_FOLDER, `${key}.png`)
  const cached = await readFile(file).catch(() => undefined)
  if (cached) return cached
  const picture = await draw(card)
  await mkdir(path.dirname(file), { recursive: true })
  await writeFile(`${file}.${process.pid}`, picture)
  await rename(`${file}.${process.pid}`, file)
  return picture
}
