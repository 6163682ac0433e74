import { readFile, readdir, stat, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** Files that consist of text; pictures and fonts are compressed already. */
const TEXT = /\.(?:html|css|js|txt|json|xml|svg|md|webmanifest)$/

/** A file that fits into one packet gains nothing. */
const MINIMUM_BYTES = 1024

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

/** Names of the text files of a folder that are worth compressing. */
export async function listCompressible(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries
    .filter((entry) => entry.isFile() && TEXT.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
  const sizes = await Promise.all(files.map((file) => stat(file)))
  return files.filter((_, index) => (sizes[index]?.size ?? 0) > MINIMUM_BYTES)
}

/** Writes a file's `.br` and `.gz` beside it and returns their bytes. */
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

/** What was written beside the files of an export. */
export type CompressSummary = { files: number; bytes: number }

/** Writes `.br` and `.gz` beside each of the files, for hosts that send them as they are. */
export async function compressFiles(files: string[]): Promise<CompressSummary> {
  const queue = [...files]
  let bytes = 0
  const work = async () => {
    for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
      bytes += await compressFile(file)
    }
  }
  // The compressors run on other threads; a few files at a time keep all of them busy.
  await Promise.all(Array.from({ length: os.availableParallelism() * 2 }, work))
  return { files: files.length * 2, bytes }
}
