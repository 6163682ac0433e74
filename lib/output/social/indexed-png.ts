import { promisify } from 'node:util'
import { deflate } from 'node:zlib'

const compress = promisify(deflate)

/** Colors of an image: at most 256, each as 0xRRGGBB. */
export type Palette = readonly number[]

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

/**
 * Color type of pixels that are indexes in a palette, from the PNG specification:
 * https://www.w3.org/TR/png-3/#6Colour-values
 */
const INDEXED_COLOR = 3

/** The polynomial of the checksum in the PNG specification: https://www.w3.org/TR/png-3/#5CRC-algorithm */
const POLYNOMIAL = 0xedb88320

const checksums = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte
  for (let bit = 0; bit < 8; bit++) value = (value >>> 1) ^ (value & 1 ? POLYNOMIAL : 0)
  return value
})

// Node has `zlib.crc32` from 20.15; the site supports 20.9.
function getChecksum(bytes: Uint8Array): number {
  let value = 0xffffffff
  for (const byte of bytes) value = (checksums[(value ^ byte) & 0xff] ?? 0) ^ (value >>> 8)
  return ~value >>> 0
}

function createChunk(type: 'IHDR' | 'PLTE' | 'IDAT' | 'IEND', data: Uint8Array): Buffer {
  const chunk = Buffer.alloc(data.length + 12)
  chunk.writeUInt32BE(data.length, 0)
  chunk.write(type, 4, 'latin1')
  chunk.set(data, 8)
  chunk.writeUInt32BE(getChecksum(chunk.subarray(4, -4)), data.length + 8)
  return chunk
}

/** Number of bits of a pixel. With 4, there are at most 16 colors. */
export type Depth = 4 | 8

/** An image whose pixels are indexes in a palette. */
export type IndexedImage = {
  width: number
  height: number
  depth: Depth
  /** Rows in PNG format: the number of a filter, 0 for none, and the pixels, one or two per byte. */
  rows: Uint8Array
}

function getRowBytes({ width, depth }: Omit<IndexedImage, 'rows'>): number {
  return Math.ceil((width * depth) / 8) + 1
}

/** Creates an image in which each pixel has the first color of the palette. Sizes are in pixels. */
export function createImage(width: number, height: number, depth: Depth): IndexedImage {
  const rowBytes = getRowBytes({ width, height, depth })
  return { width, height, depth, rows: new Uint8Array(rowBytes * height) }
}

/**
 * Copies colors over pixels that still have the first color of the palette. Colors with index 0 are transparent.
 * @param colors rectangle of indexes in the palette, row by row
 */
export function placeColors(
  image: IndexedImage,
  { colors, width }: { colors: Uint8Array; width: number },
  left: number,
  top: number,
): void {
  const { rows, depth } = image
  const rowBytes = getRowBytes(image)

  for (let index = 0; index < colors.length; index++) {
    const color = colors[index] ?? 0
    if (color === 0) continue
    const x = left + (index % width)
    const start = (top + Math.floor(index / width)) * rowBytes + 1
    const position = start + Math.floor((x * depth) / 8)
    rows[position] = (rows[position] ?? 0) | (depth === 4 && x % 2 === 0 ? color << 4 : color)
  }
}

/**
 * Encodes an image of flat colors as a PNG. The palette is given, because finding one is the slowest step of general
 * encoders.
 */
export async function encodeIndexedPng(
  { width, height, depth, rows }: IndexedImage,
  palette: Palette,
): Promise<Buffer> {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([depth, INDEXED_COLOR], 8)
  const used = palette.slice(0, 2 ** depth)
  return Buffer.concat([
    SIGNATURE,
    createChunk('IHDR', header),
    createChunk(
      'PLTE',
      Buffer.from(used.flatMap((rgb) => [rgb >> 16, (rgb >> 8) & 255, rgb & 255])),
    ),
    createChunk('IDAT', await compress(rows, { level: 8 })),
    createChunk('IEND', Buffer.alloc(0)),
  ])
}
