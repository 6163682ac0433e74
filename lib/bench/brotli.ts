import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'

const compress = promisify(brotliCompress)

const COMPRESSIBLE = /\.(?:html|txt|css|m?js|json|svg|xml|webmanifest)$/

/** Returns a file as it's transferred: compressed at the highest level, unless its format is already compressed. */
export async function toTransferred(
  file: string,
  content: Buffer,
): Promise<{ body: Buffer; encoding: string | undefined }> {
  if (!COMPRESSIBLE.test(file)) return { body: content, encoding: undefined }
  const body = await compress(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  })
  return { body, encoding: 'br' }
}
