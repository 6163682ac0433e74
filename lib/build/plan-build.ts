import { createHash } from 'node:crypto'
import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import mapValues from 'lodash-es/mapValues.js'
import { env } from '@/lib/config/env'
import { listAllFiles } from '@/lib/core/list-files'
import type { Rendered } from '@/lib/records/rendered'

/** Throws unless a build may replace a folder: it is new, empty, or an earlier build. Any other would lose its files. */
export function requireReplaceable(folder: string): void {
  try {
    const names = readdirSync(path.resolve(folder))
    if (names.length === 0 || ['_headers', '404.html'].every((name) => names.includes(name))) return
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return
  }
  throw new Error(
    `${folder}/ is not an earlier build, and a build replaces the whole folder.  Fix: name a folder that is new or empty`,
  )
}

/** Folders with the code of the app and of what runs while it is built. The content is in records. */
const CODE_FOLDERS = ['app', 'components', 'lib', 'public']

/**
 * Lists the files that affect how a page is rendered: all code, and the settings at the root of the repository, without
 * the types that Next writes there.
 */
function listCodeFiles(): string[] {
  const settings = readdirSync('.').filter((name) =>
    /^(?!next-env\.).*\.(?:m?[jt]s|json)$/.test(name),
  )
  const code = CODE_FOLDERS.flatMap((folder) =>
    listAllFiles(folder).map((file) => `${folder}/${file}`),
  )
  return [...settings, ...code].sort()
}

/** Hashes all code and settings. The same hash and the same records produce the same pages. */
export function hashCode(): string {
  const hash = createHash('sha256').update(JSON.stringify(env)).update(process.version)
  for (const file of listCodeFiles()) hash.update(file).update(readFileSync(file))
  return hash.digest('hex').slice(0, 12)
}

/**
 * Returns what a build can keep of the previous one, or undefined if it has to render everything: the code has to be the
 * same, and no page may be gone, because nothing would remove it. A page that is new or has changed gets an empty hash:
 * until the build has succeeded, either version of it may be in the folder.
 */
export function findKept(previous: Rendered | undefined, next: Rendered): Rendered | undefined {
  const isGone = (page: string) => !(page in next.pages)
  if (previous?.code !== next.code || Object.keys(previous.pages).some(isGone)) return undefined
  const pages = mapValues(next.pages, (hash, page) => (previous.pages[page] === hash ? hash : ''))
  return { ...next, pages }
}
