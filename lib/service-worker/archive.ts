import type { OfflineFile } from './manifest'

/**
 * An archive holds the files of a version. Its pages have most of their text in common, far more than the 32 KB that gzip
 * looks back. So the files are written one after the other as steps: some new bytes, then a copy of bytes from anywhere
 * before. What remains is compressed with gzip, which every browser can inflate.
 *
 * Inflated, an archive is: the length of the index in four bytes, the index as JSON, the new bytes.
 */
export type ArchiveIndex = {
  files: OfflineFile[]
  /** For each step: number of new bytes, number of bytes to copy, and how far back they are. */
  steps: number[]
}

/** A file of an archive with its content. */
export type ArchivedFile = OfflineFile & { content: Uint8Array<ArrayBuffer> }

/** Bytes of the length of the index. */
export const LENGTH_BYTES = 4

/** The first bytes of a gzip file. A host may have inflated it on the way. */
const isGzip = (bytes: Uint8Array) => bytes[0] === 0x1f && bytes[1] === 0x8b

/** Inflates gzip. @throws TypeError if it is damaged */
async function inflate(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'))
  return new Uint8Array(await new Response(stream).arrayBuffer())
}

/** Copies bytes that may overlap what they are copied to, as a repeated pattern does. */
function copyWithin(bytes: Uint8Array, at: number, length: number, distance: number): void {
  if (distance >= length) bytes.copyWithin(at, at - distance, at - distance + length)
  else for (let to = at; to < at + length; to++) bytes[to] = bytes[to - distance] ?? 0
}

/** The files of an archive. They are not compared with their hashes yet. @throws Error if the archive is damaged */
export async function unpackArchive(packed: Uint8Array<ArrayBuffer>): Promise<ArchivedFile[]> {
  const bytes = isGzip(packed) ? await inflate(packed) : packed
  const indexLength = new DataView(bytes.buffer, bytes.byteOffset).getUint32(0)
  const start = LENGTH_BYTES + indexLength
  const json = new TextDecoder().decode(bytes.subarray(LENGTH_BYTES, start))
  const { files, steps } = JSON.parse(json) as ArchiveIndex
  const all = new Uint8Array(files.reduce((total, { size }) => total + size, 0))
  let [from, at] = [start, 0]
  for (let step = 0; step < steps.length; step += 3) {
    const [added = 0, copied = 0, distance = 0] = steps.slice(step, step + 3)
    all.set(bytes.subarray(from, from + added), at)
    from += added
    at += added
    copyWithin(all, at, copied, distance)
    at += copied
  }
  let end = 0
  return files.map((file) => ({ ...file, content: all.subarray(end, (end += file.size)) }))
}
