import { createHash } from 'node:crypto'
import path from 'node:path'
import { imageSettings } from './settings'

/** A file that goes with the site under a name that changes with its content. */
export type Asset = {
  /** File name, `pot.0123456789.webp`. */
  name: string
  /** Path of the file it is made from, from the repository root. */
  file: string
  /** Width in pixels of a copy in WebP; without one the file goes as it is. */
  width?: number
}

/** Route of the assets. */
export const ASSETS_PATH = '/assets/'

/** The names that `toAsset` gives. */
export const ASSET_NAME = /[\w-]+\.[\da-f]{10}\.\w+/

/** Hash of a file's content. */
export function hashBytes(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}

/** Site path of an asset, without the base URL. */
export function toAssetHref({ name }: Asset): string {
  return ASSETS_PATH + name
}

/**
 * Names what a file becomes on the site.
 * @param file path from the repository root
 * @param hash of the file's content
 * @example toAsset('content/docs/img/a b.png', '0123456789abcdef').name // 'a-b.0123456789.png'
 */
export function toAsset(file: string, hash: string, width?: number): Asset {
  const { name, ext } = path.posix.parse(file)
  const stem = name.replace(/[^\w-]+/g, '-').slice(0, 60)
  if (width === undefined) return { name: `${stem}.${hash.slice(0, 10)}${ext.toLowerCase()}`, file }
  const made = hashBytes(Buffer.from(JSON.stringify([hash, width, imageSettings.quality])))
  return { name: `${stem}.${made.slice(0, 10)}.webp`, file, width }
}
