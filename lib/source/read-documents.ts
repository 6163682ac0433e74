import { readFileSync } from 'node:fs'
import path from 'node:path'
import { hashModules } from '@/lib/cache/module-graph'
import { openStore, toKey } from '@/lib/cache/store'
import { contentFolders } from './content-folders'
import type { ContentDocument } from './document-files'
import { listContentPaths } from './list-files'
import { toSourceText } from './source-text'

/** A document as Contentlayer returns it: front matter next to Contentlayer's own keys. */
type Generated = { _id: string; _raw: unknown; type: string; body: unknown }

function toDocument({ _id, _raw, type, body: _body, ...frontMatter }: Generated): ContentDocument {
  const document = { kind: type, path: `content/${_id}`, frontMatter }
  // `checkDocument` checks the values. JSON leaves out those that aren't given.
  return JSON.parse(JSON.stringify(document)) as ContentDocument
}

/** Reads documents, without those that Contentlayer rejects. */
async function read(paths: ReadonlySet<string>): Promise<ContentDocument[]> {
  // Loaded only if a document has changed, because it takes half a second.
  const { dynamicBuildMain } = await import('contentlayer2/core')
  const { createSource } = await import('@/contentlayer.config')
  const toRelative = (file: string) => path.posix.relative('content', file)
  const folders = [...new Set([...paths].map((file) => toRelative(path.posix.dirname(file))))]
  const isIn = (file: string) => folders.some((folder) => file.startsWith(`${folder}/`))
  const others = listContentPaths().filter((file) => !paths.has(file))
  const source = await createSource({
    // Contentlayer reads the names as glob patterns.
    folders: folders.every((folder) => /^[\w./-]+$/.test(folder)) ? folders : [],
    exclude: others.map(toRelative).filter(isIn),
  })(undefined)
  const result = await dynamicBuildMain({
    config: { source, esbuildHash: '', filePath: 'contentlayer.config.ts' },
    verbose: false,
    runtimeDeps: { cwd: process.cwd(), contentlayerVersion: '' },
  })
  if (result._tag === 'Error') {
    throw new Error(`Contentlayer can't read the content: ${JSON.stringify(result.error)}`)
  }
  return (result.data.allDocuments as Generated[]).map(toDocument)
}

/**
 * Returns the typed documents of content files by path. Contentlayer reads only those whose front matter has changed. A
 * document that it rejects is missing.
 * @param paths paths relative to the repository root
 * @throws Error if Contentlayer fails
 */
export async function readDocuments(paths: string[]): Promise<Map<string, ContentDocument>> {
  const store = openStore<ContentDocument>('documents')
  const code = toKey(await hashModules(['lib/source/read-documents.ts']), contentFolders)
  const toEntry = (file: string) =>
    toKey(code, file, toSourceText(file, readFileSync(file, 'utf8')).frontMatter)
  const keys = new Map(paths.map((file) => [file, toEntry(file)]))
  const documents = new Map<string, ContentDocument>()
  for (const [file, key] of keys) {
    const kept = store.find(key)
    if (kept) documents.set(file, kept)
  }
  const missing = new Set(paths.filter((file) => !documents.has(file)))
  for (const document of missing.size > 0 ? await read(missing) : []) {
    const key = keys.get(document.path)
    if (key === undefined) continue
    documents.set(document.path, document)
    store.keep(key, document)
  }
  store.prune()
  return documents
}
