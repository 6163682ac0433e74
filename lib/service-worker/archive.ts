import type { OfflineFile } from './manifest'

/**
 * An archive contains the files of a version. Its pages share most of their text, at distances far greater than the 32
 * KB that gzip looks back. So the files are concatenated and written as steps: some new bytes, then a copy of any
 * earlier bytes. The result is compressed with gzip, which every browser can inflate.
 *
 * An inflated archive consists of the length of the index in four bytes, the index as JSON, and the new bytes.
 */
export type ArchiveIndex = {
  files: OfflineFile[]
  /** For each step: number of new bytes, number of bytes to copy, and how far back they are. */
  steps: number[]
}

/** A file of an archive with its content. */
export type ArchivedFile = OfflineFile & { content: Uint8Array<ArrayBuffer> }

/** Number of bytes that contain the length of the index. */
export const LENGTH_BYTES = 4

/** Whether bytes start like a gzip file. A host may have inflated it in transit. */
const isGzip = (bytes: Uint8Array) => bytes[0] === 0x1f && bytes[1] === 0x8b

/** Inflates gzip. @throws TypeError if it is damaged */
async function inflate(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'))
  return new Uint8Array(await new Response(stream).arrayBuffer())
}

/** Copies bytes that may overlap their target, as in a repeated pattern. */
function copyWithin(bytes: Uint8Array, at: number, length: number, distance: number): void {
  if (distance >= length) bytes.copyWithin(at, at - distance, at - distance + length)
  else for (let to = at; to < at + length; to++) bytes[to] = bytes[to - distance] ?? 0
}

/** Returns the files of an archive, without checking their hashes. @throws Error if the archive is damaged */
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
