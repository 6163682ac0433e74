import { readFile } from 'node:fs/promises'
import uniqBy from 'lodash-es/uniqBy.js'
import { openStore } from '@/lib/source/cache/store'
import type { Problem } from '@/lib/core/problem'
import type { Asset } from './asset'
import { imageSettings } from './settings'

/** Finished assets. Names depend on the content, so an existing asset is never created again. */
const store = openStore<Uint8Array>('assets')

/**
 * Encodes as WebP, not AVIF: at the specified quality, screenshots in AVIF are 10% larger and take 25 times as long.
 * Every browser that supports the site's stylesheet supports WebP.
 */
async function encode(file: string, width: number): Promise<Buffer> {
  // Loaded only on a cache miss. If a site has no images, or all are encoded, the encoder is never loaded.
  const { default: sharp } = await import('sharp')
  return sharp(file)
    .autoOrient()
    .resize({ width })
    .webp({ quality: imageSettings.quality })
    .toBuffer()
}

async function writeAsset({ name, file, width }: Asset): Promise<Problem[]> {
  try {
    await store.memoize(name, () => (width === undefined ? readFile(file) : encode(file, width)))
    return []
  } catch (error) {
    const message = `the image cannot be read: ${(error as Error).message}`
    return [{ path: file, line: 1, column: 1, message, fix: 'save it again' }]
  }
}

/**
 * Creates the assets that are not in the store yet. Returns a problem for each image that has a size but cannot be
 * decoded.
 */
export async function writeAssets(assets: Asset[]): Promise<Problem[]> {
  const outcomes = await Promise.all(uniqBy(assets, 'name').map(writeAsset))
  return uniqBy(outcomes.flat(), 'path')
}

/** Returns an asset from the store, or undefined if there is none. */
export const findStoredAsset = store.find
