/**
 * Assumption: the bundler writes all files with a hash in their names to `_next/static`, and scripts and stylesheets to
 * `chunks` in that folder.
 * https://github.com/vercel/next.js/blob/canary/packages/next/src/shared/lib/constants.ts (`CLIENT_STATIC_FILES_PATH`)
 * https://github.com/vercel/next.js/blob/canary/crates/next-core/src/next_client/context.rs
 */

/** Folder of an export whose files never change. */
export const STATIC_FOLDER = '_next/static'

/** Folder of the scripts and stylesheets of an export. */
export const CHUNKS_FOLDER = `${STATIC_FOLDER}/chunks/`

/** Whether a file of an export, or a URL with or without the base URL, is a script of the app. */
export function isChunk(path: string): boolean {
  return path.includes(CHUNKS_FOLDER) && path.endsWith('.js')
}

/**
 * Returns the path of a chunk, relative to the export's folder.
 * @example toChunkFile('/base/_next/static/chunks/a.js') // '_next/static/chunks/a.js'
 */
export function toChunkFile(href: string): string {
  return href.slice(href.indexOf(CHUNKS_FOLDER))
}

/** Pages reference chunks by URL; chunks reference each other without the first folder of the URL. */
const CHUNK_MENTION = /\bstatic\/chunks\/[\w.~-]+\.js/g

/** Lists the chunks that a text references, relative to the export's folder and without duplicates. */
export function listChunks(text: string): string[] {
  return [...new Set(text.match(CHUNK_MENTION))].map((chunk) => `_next/${chunk}`)
}
