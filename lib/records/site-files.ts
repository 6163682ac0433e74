import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { SitePath } from '@/lib/core/url'
import type { DevFile } from './dev-content'
import { callDevContent } from './dev-content'
import { RECORDS_FOLDER, hashText } from './record-files'

/** A file of the site that isn't a page, as a build has created it. */
export type StoredFile = {
  path: SitePath
  /** Value of the `content-type` header. */
  type: string
  /** Hash of its content. */
  hash: string
}

/** Name of a file in a folder without files. Next exports at least one for each route; the export leaves it out. */
export const EMPTY_FILE = '.empty'

const FOLDER = path.join(/* turbopackIgnore: true */ process.cwd(), RECORDS_FOLDER, 'files')

const LIST = path.join(FOLDER, 'list.json')

/** The name is a hash, because paths may contain spaces or differ only in case. */
const toFile = (sitePath: SitePath) => path.join(FOLDER, hashText(sitePath))

let list: StoredFile[] | undefined

/** Lists the files of the site that aren't pages. @throws Error if no build has created them yet */
export function readFileList(): StoredFile[] {
  list ??= JSON.parse(readFileSync(LIST, 'utf8')) as StoredFile[]
  return list
}

/** Stores files for the routes that serve them, and removes all others. */
export function writeFiles(files: (Omit<StoredFile, 'hash'> & { content: string | Uint8Array })[]) {
  rmSync(FOLDER, { recursive: true, force: true })
  mkdirSync(FOLDER, { recursive: true })
  const stored = files.map(({ path: sitePath, type, content }): StoredFile => {
    writeFileSync(toFile(sitePath), content)
    return { path: sitePath, type, hash: hashText(content) }
  })
  writeFileSync(LIST, JSON.stringify(stored))
}

/** Returns a file of the site that isn't a page; in development, made from the current content. */
export async function findFile(sitePath: SitePath): Promise<DevFile | undefined> {
  if (process.env.NODE_ENV === 'development') return callDevContent('findFile', sitePath)
  const file = readFileList().find(({ path: each }) => each === sitePath)
  return file && { type: file.type, content: readFileSync(toFile(sitePath)) }
}
