import path from 'node:path'
import type { Element } from 'hast'
import { toHtml } from 'hast-util-to-html'
import { h } from 'hastscript'
import { imageSize } from 'image-size'
import type { Fault } from '@/lib/core/problem'
import type { Asset } from './asset'
import { hashBytes, toAsset } from './asset'
import { toCopyWidths } from './settings'
import { readSvg } from './svg'

/** An image in a document, with the assets created from it. */
export type ImageFile = {
  /** Width in pixels as displayed by a browser, which applies the EXIF orientation. */
  width: number
  height: number
  /** The unchanged file. */
  original: Asset
  /**
   * Copies that a browser can choose from, narrowest first. Empty for drawings and animations, which are shown
   * unchanged.
   */
  copies: { width: number; asset: Asset }[]
}

const MODERN = new Set(['.webp', '.avif'])
const RASTER = new Set(['.png', '.jpg', '.jpeg', ...MODERN])

/** File types that every browser supports. */
export const imageTypes = [...RASTER, '.gif', '.svg']

/** Whether an image is animated. Resizing it would drop all frames but one. */
function isAnimated(type: string, bytes: Buffer): boolean {
  switch (type) {
    case '.gif':
      return true
    case '.webp':
      return bytes.subarray(12, 16).toString('latin1') === 'VP8X' && ((bytes[20] ?? 0) & 2) !== 0
    case '.avif':
      return bytes.subarray(8, 12).toString('latin1') === 'avis'
    default:
      // The frame count of an animated PNG comes before its pixels.
      return bytes.subarray(0, Math.max(bytes.indexOf('IDAT'), 0)).includes('acTL')
  }
}

/**
 * Returns a drawing of the same size: `image-size` only knows one whose tag ends in the first 1000 bytes, and whose
 * `viewBox` has no commas.
 */
function toFrame({ properties: { width, height, viewBox } }: Element): Buffer {
  const box = (viewBox ?? '').trim()
  return Buffer.from(toHtml(h('svg', { width, height, viewBox: box.replace(/[\s,]+/g, ' ') })))
}

/** Measures an image and plans its copies without encoding them, or returns why it cannot be shown. */
export function readImageFile(file: string, bytes: Buffer): ImageFile | Fault {
  const type = path.posix.extname(file).toLowerCase()
  if (!imageTypes.includes(type)) {
    return {
      message: `has the type ${type || 'unknown'}, which not every browser supports`,
      fix: 'save it as PNG, JPEG, WebP, AVIF, GIF or SVG',
    }
  }
  const svg = type === '.svg' ? readSvg(bytes.toString('utf8')) : undefined
  if (svg && 'message' in svg) return svg
  let size: { width: number; height: number; orientation?: number }
  try {
    size = imageSize(svg ? toFrame(svg) : bytes)
  } catch {
    return svg
      ? { message: 'has no size', fix: 'give its <svg> a viewBox' }
      : { message: 'cannot be read as an image', fix: 'save the file again' }
  }
  const turned = (size.orientation ?? 1) >= 5
  const width = Math.round(turned ? size.height : size.width)
  const height = Math.round(turned ? size.width : size.height)
  const hash = hashBytes(bytes)
  const original = toAsset(file, hash)
  const widths = RASTER.has(type) && !isAnimated(type, bytes) ? toCopyWidths(width) : []
  return {
    width,
    height,
    original,
    copies: widths.map((copyWidth) => ({
      width: copyWidth,
      // Encoding a modern format again would lose quality and save nothing.
      asset: MODERN.has(type) && copyWidth === width ? original : toAsset(file, hash, copyWidth),
    })),
  }
}
