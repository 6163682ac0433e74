import { copyFileSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { hashModules } from '@/lib/cache/module-graph'
import { openStore, toKey } from '@/lib/cache/store'
import type { ContentDocument } from '@/lib/source/document-files'
import { contentFolders } from '@/lib/source/content-folders'
import { readGeneratedDocuments } from '@/lib/source/generated-documents'
import { runCommand } from './run-command'

/** Folder for documents that Contentlayer hasn't read yet. */
const STAGING_FOLDER = path.join('.cache', 'new-documents')

const CONFIG = 'contentlayer.config.ts'

/** Runs Contentlayer on documents. @throws Error if it skips one, which it does silently */
async function generate(paths: string[]): Promise<ContentDocument[]> {
  rmSync(STAGING_FOLDER, { recursive: true, force: true })
  for (const file of paths) {
    const staged = path.join(STAGING_FOLDER, file)
    mkdirSync(path.dirname(staged), { recursive: true })
    copyFileSync(file, staged)
  }
  const output = await runCommand('node_modules/.bin/contentlayer2', ['build'], {
    CONTENT_FOLDER: path.join(STAGING_FOLDER, 'content'),
  })
  const generated = Number(/Generated (\d+) documents/.exec(output)?.[1])
  if (generated !== paths.length) {
    throw new Error(
      `Contentlayer generated ${generated} of ${paths.length} documents.\n${output.trim()}`,
    )
  }
  return readGeneratedDocuments()
}

/**
 * Returns the typed documents of content files, sorted by path. Contentlayer reads only those that have changed.
 * @param paths paths relative to the repository root
 * @throws Error if Contentlayer cannot read one
 */
export async function generateDocuments(paths: string[]): Promise<ContentDocument[]> {
  const store = openStore<ContentDocument>('documents')
  const code = toKey(
    readFileSync(CONFIG, 'utf8'),
    await hashModules(['lib/source/front-matter.ts', 'lib/source/generated-documents.ts']),
    contentFolders,
  )
  const keys = new Map(paths.map((file) => [file, toKey(code, file, readFileSync(file, 'utf8'))]))
  const documents = new Map<string, ContentDocument>()
  for (const [file, key] of keys) {
    const kept = store.find(key)
    if (kept) documents.set(file, kept)
  }
  const missing = paths.filter((file) => !documents.has(file))
  if (missing.length > 0) {
    for (const document of await generate(missing)) {
      documents.set(document.path, document)
      store.keep(keys.get(document.path) ?? '', document)
    }
  }
  store.prune()
  return [...documents.values()].sort((a, b) => (a.path < b.path ? -1 : 1))
}
