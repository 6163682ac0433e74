import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { imageSettings } from './settings'

/** A file that is served under a name that changes with its content. */
export type Asset = {
  /** File name, such as `pot.0123456789.webp`. */
  name: string
  /** Path of the source file from the repository root. */
  file: string
  /** Width in pixels of a WebP copy. If omitted, the file is served unchanged. */
  width?: number
}

/** Route of the assets. */
export const ASSETS_PATH = '/assets/'

/**
 * Returns the bytes of a file, or undefined if it can't be read. All documents are read with it, and reading thousands of
 * small files takes a fifth of the time when it is synchronous.
 */
export function tryReadFile(file: string): Buffer | undefined {
  try {
    return readFileSync(file)
  } catch {
    return undefined
  }
}

/** Returns the hash of a file's content, or an empty text if there is no such file. */
export function hashBytes(bytes: Uint8Array | undefined): string {
  return bytes ? createHash('sha256').update(bytes).digest('hex') : ''
}

/** Returns the site path of an asset, without the base URL. */
export function toAssetHref({ name }: Asset): string {
  return ASSETS_PATH + name
}

/**
 * Returns the asset that a file is served as.
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
