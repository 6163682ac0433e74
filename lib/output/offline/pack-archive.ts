import { gzipSync } from 'node:zlib'
import type { ArchiveIndex } from '@/lib/service-worker/archive'
import { LENGTH_BYTES } from '@/lib/service-worker/archive'
import type { OfflineFile } from '@/lib/service-worker/manifest'

/** Minimum length of a copy. Shorter copies cost more than they save. */
const MIN_COPY = 32

/** Distance in bytes between remembered positions. It's small enough to find every copy of twice the minimum length. */
const PLACE_EVERY = 4

const TABLE_BITS = 20

/** Returns a hash of the 16 bytes at a position. */
function hashAt(bytes: DataView, at: number): number {
  const low =
    Math.imul(bytes.getUint32(at), 0x9e3779b1) ^ Math.imul(bytes.getUint32(at + 4), 0x85ebca6b)
  const high =
    Math.imul(bytes.getUint32(at + 8), 0xc2b2ae35) ^ Math.imul(bytes.getUint32(at + 12), 0x27d4eb2f)
  return Math.imul(low ^ (high >>> 7), 0x9e3779b1) >>> (32 - TABLE_BITS)
}

/** Returns the steps that produce the bytes, and the new bytes among them. */
function toSteps(bytes: Buffer): { steps: number[]; added: Buffer[] } {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length)
  const places = new Int32Array(1 << TABLE_BITS).fill(-1)
  const steps: number[] = []
  const added: Buffer[] = []
  let start = 0
  let remembered = 0
  const remember = (end: number) => {
    for (; remembered < end; remembered += PLACE_EVERY)
      places[hashAt(view, remembered)] = remembered
  }
  for (let at = 0; at + MIN_COPY <= bytes.length; at++) {
    remember(at)
    const place = places[hashAt(view, at)] ?? -1
    if (place < 0) continue
    let length = 0
    while (at + length < bytes.length && bytes[place + length] === bytes[at + length]) length++
    let before = 0
    while (
      before < at - start &&
      before < place &&
      bytes[place - before - 1] === bytes[at - before - 1]
    ) {
      before++
    }
    if (before + length < MIN_COPY) continue
    const from = at - before
    steps.push(from - start, before + length, at - place)
    added.push(bytes.subarray(start, from))
    start = at + length
    at = start - 1
  }
  steps.push(bytes.length - start, 0, 0)
  added.push(bytes.subarray(start))
  return { steps, added }
}

/** Packs files into an archive for `unpackArchive`. The same files produce the same bytes. */
export function packArchive(files: (OfflineFile & { content: Uint8Array })[]): Buffer {
  const { steps, added } = toSteps(Buffer.concat(files.map(({ content }) => content)))
  const index: ArchiveIndex = {
    files: files.map(({ path, size, hash }) => ({ path, size, hash })),
    steps,
  }
  const json = Buffer.from(JSON.stringify(index))
  const length = Buffer.alloc(LENGTH_BYTES)
  length.writeUInt32BE(json.length)
  return gzipSync(Buffer.concat([length, json, ...added]), { level: 9 })
}
