import { readFile, stat, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { forEachConcurrently } from '@/lib/core/for-each-concurrently'
import { listAllFiles } from '@/lib/core/list-files'

/** Whether a file is text, by its name. Images and fonts are already compressed. */
export function isCompressible(file: string): boolean {
  return /\.(?:html|css|js|txt|json|xml|svg|md|webmanifest)$/.test(file)
}

/** Compressing a file that fits in one packet gains nothing. */
const MINIMUM_BYTES = 1024

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

/** Lists the text files in a folder that are worth compressing. */
export async function listCompressible(folder: string): Promise<string[]> {
  const files = listAllFiles(folder)
    .filter(isCompressible)
    .map((file) => path.join(folder, file))
  const sizes = await Promise.all(files.map((file) => stat(file)))
  return files.filter((_, index) => (sizes[index]?.size ?? 0) > MINIMUM_BYTES)
}

/** Writes `.br` and `.gz` copies next to a file and returns their size in bytes. */
async function compressFile(file: string): Promise<number> {
  const content = await readFile(file)
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  }
  const [brotli, zipped] = await Promise.all([
    toBrotli(content, { params }),
    toGzip(content, { level: 9 }),
  ])
  await Promise.all([writeFile(`${file}.br`, brotli), writeFile(`${file}.gz`, zipped)])
  return brotli.length + zipped.length
}

/** Number and total size of the compressed copies of an export's files. */
export type CompressSummary = { files: number; bytes: number }

/** Writes `.br` and `.gz` copies next to each file, for hosts that serve precompressed files. */
export async function compressFiles(files: string[]): Promise<CompressSummary> {
  let bytes = 0
  // Compression runs on other threads. A few files at a time keep all of them busy.
  await forEachConcurrently(files, os.availableParallelism() * 2, async (file) => {
    const size = await compressFile(file)
    bytes += size
  })
  return { files: files.length * 2, bytes }
}
