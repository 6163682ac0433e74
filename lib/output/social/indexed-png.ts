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

/** Returns the palette colors that an image uses, and the index of each palette color among them. */
function findUsed(pixels: Uint8Array, palette: Palette): { used: Palette; places: Uint8Array } {
  const isUsed = new Uint8Array(palette.length)
  // eslint-disable-next-line @typescript-eslint/prefer-for-of -- a card has 756,000 pixels, and an iterator takes five times as long
  for (let index = 0; index < pixels.length; index++) isUsed[pixels[index] ?? 0] = 1
  const used = palette.filter((_, index) => isUsed[index])
  return { used, places: Uint8Array.from(palette, (color) => Math.max(used.indexOf(color), 0)) }
}

/**
 * Returns the rows of an image in PNG format: the number of a filter, 0 for none, and the pixels, one or two per byte.
 * @param places index of each palette color among the used ones
 */
function toRows(pixels: Uint8Array, places: Uint8Array, width: number, depth: 4 | 8): Uint8Array {
  const height = pixels.length / width
  const perByte = 8 / depth
  const rowBytes = Math.ceil(width / perByte) + 1
  const rows = new Uint8Array(rowBytes * height)
  for (let y = 0; y < height; y++) {
    let end = y * rowBytes + 1
    for (let x = 0; x < width; x += perByte) {
      const start = y * width + x
      const first = places[pixels[start] ?? 0] ?? 0
      if (perByte === 1) rows[end++] = first
      else rows[end++] = (first << 4) | (x + 1 < width ? (places[pixels[start + 1] ?? 0] ?? 0) : 0)
    }
  }
  return rows
}

/**
 * Encodes an image of flat colors as a PNG. The palette is given, because finding one is the slowest step of general
 * encoders.
 * @param pixels index of each pixel's color in the palette, row by row
 * @param size width and height in pixels
 */
export async function encodeIndexedPng(
  pixels: Uint8Array,
  palette: Palette,
  { width, height }: { width: number; height: number },
): Promise<Buffer> {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  const { used, places } = findUsed(pixels, palette)
  const depth = used.length <= 16 ? 4 : 8
  header.set([depth, INDEXED_COLOR], 8)
  const rows = toRows(pixels, places, width, depth)
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
