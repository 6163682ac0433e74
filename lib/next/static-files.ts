/**
 * Assumption: the bundler writes every file with a hash in its name below `_next/static`, and scripts and stylesheets
 * into `chunks` there.
 * https://github.com/vercel/next.js/blob/canary/packages/next/src/shared/lib/constants.ts (`CLIENT_STATIC_FILES_PATH`)
 * https://github.com/vercel/next.js/blob/canary/crates/next-core/src/next_client/context.rs
 */

/** Folder of an export whose files never change. */
export const STATIC_FOLDER = '_next/static'

const CHUNKS_FOLDER = `${STATIC_FOLDER}/chunks/`

/** Whether a file of an export, or a URL with or without the base URL, is a script of the app. */
export function isChunk(path: string): boolean {
  return path.includes(CHUNKS_FOLDER) && path.endsWith('.js')
}

/** Path of a chunk below the export's folder. @example toChunkFile('/base/_next/static/chunks/a.js') // '_next/static/chunks/a.js' */
export function toChunkFile(href: string): string {
  return href.slice(href.indexOf(CHUNKS_FOLDER))
}

/** Pages mention chunks by their URL, chunks mention each other without its first folder. */
const CHUNK_MENTION = /\bstatic\/chunks\/[\w.~-]+\.js/g

/** Paths of the chunks that a text mentions, below the export's folder, each once. */
export function listChunks(text: string): string[] {
  return [...new Set(text.match(CHUNK_MENTION))].map((chunk) => `_next/${chunk}`)
}
