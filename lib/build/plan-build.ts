import { createHash } from 'node:crypto'
import { readFileSync, readdirSync } from 'node:fs'
import mapValues from 'lodash-es/mapValues.js'
import { env } from '@/lib/config/env'
import { listAllFiles } from '@/lib/core/list-files'
import type { Rendered } from '@/lib/records/rendered'

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
 * Returns what a build can keep of the previous one, or undefined if it has to render everything: the code and the pages
 * have to be the same. In its generate mode, Next neither exports a new page nor removes one. A page that has changed gets
 * an empty hash: until the build has succeeded, either version of it may be in the folder.
 */
export function findKept(previous: Rendered | undefined, next: Rendered): Rendered | undefined {
  const toPaths = ({ pages }: Rendered) => Object.keys(pages).sort().join('\n')
  if (previous?.code !== next.code || toPaths(previous) !== toPaths(next)) return undefined
  const pages = mapValues(next.pages, (hash, path) => (previous.pages[path] === hash ? hash : ''))
  return { ...next, pages }
}
