import { readFileSync } from 'node:fs'
import path from 'node:path'
import { hashModules } from '@/lib/source/cache/module-graph'
import { openStore, toKey } from '@/lib/source/cache/store'
import type { Problem } from '@/lib/core/problem'
import type { CheckedDocument } from './check-document'
import { checkDocument } from './check-document'
import { contentFolders, findDocumentKind } from './content-folders'
import type { ContentDocument } from './document-files'
import { listContentPaths } from './list-files'
import { checkText, toSourceText } from './source-text'

/** A document as Contentlayer returns it: front matter next to Contentlayer's own keys. */
type Generated = { _id: string; _raw: unknown; type: string; body: unknown }

function toDocument({ _id, _raw, type, body: _body, ...frontMatter }: Generated): ContentDocument {
  const document = { kind: type, path: `content/${_id}`, frontMatter }
  // `checkDocument` checks the values. JSON leaves out those that aren't given.
  return JSON.parse(JSON.stringify(document)) as ContentDocument
}

/**
 * Has Contentlayer read documents. Returns them by path, without those that it rejects. It throws at a backslash in any
 * name, so it reads none as long as there is one, which is a problem of its file.
 */
export async function readWithContentlayer(
  paths: ReadonlySet<string>,
): Promise<Map<string, ContentDocument>> {
  const others = listContentPaths().filter((file) => !paths.has(file))
  if ([...paths, ...others].some((file) => file.includes('\\'))) return new Map()
  // Loaded only if a document has changed, because it takes half a second.
  const { dynamicBuildMain } = await import('contentlayer2/core')
  const { createSource } = await import('@/contentlayer.config')
  const toRelative = (file: string) => path.posix.relative('content', file)
  const folders = [...new Set([...paths].map((file) => toRelative(path.posix.dirname(file))))]
  const isIn = (file: string) => folders.some((folder) => file.startsWith(`${folder}/`))
  // Contentlayer makes one glob pattern of the names, which may have 10,000 characters.
  const isPattern = /^[\w./-]{0,9000}$/.test(folders.join('/'))
  const source = await createSource({
    folders: isPattern ? folders : [],
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
  const documents = (result.data.allDocuments as Generated[]).map(toDocument)
  return new Map(documents.map((document) => [document.path, document]))
}

/** Reads a file, and checks it before anything is parsed. The text of a file that can't be read is empty. */
function readText(file: string): { text: string; problems: Problem[] } {
  try {
    const text = readFileSync(file, 'utf8')
    return { text, problems: checkText(file, text) }
  } catch (error) {
    const message = `the file can't be read: ${(error as Error).message}`
    const fix = 'delete it, or correct its permissions or where it links to'
    return { text: '', problems: [{ path: file, line: 1, column: 1, message, fix }] }
  }
}

/**
 * Reads documents and checks their text and front matter. A document with problems is read as far as possible. Only
 * those whose front matter has changed are read again.
 * @param paths content paths of Markdown. Those outside of every instance are left out
 * @throws Error if Contentlayer fails
 */
export async function readDocuments(paths: readonly string[]): Promise<CheckedDocument[]> {
  const store = openStore<Omit<CheckedDocument, 'hasText'>>('documents')
  const code = toKey(await hashModules(['lib/source/read-documents.ts']), contentFolders)
  const found = paths.flatMap((file) => {
    const kind = findDocumentKind(file)
    if (!kind) return []
    const { text, problems } = readText(file)
    const source = toSourceText(file, text)
    const key = toKey(code, file, source.frontMatter)
    return [{ problems, source, kind, key, kept: store.find(key) }]
  })
  const missing = found.filter(({ kept }) => !kept).map(({ source }) => source.path)
  const documents =
    missing.length > 0 ? await readWithContentlayer(new Set(missing)) : new Map<string, never>()
  return found.map(({ problems, source, kind, key, kept }) => {
    const checked = kept ?? checkDocument(source, kind, documents.get(source.path))
    if (!kept) store.keep(key, checked)
    const hasText = problems.length === 0
    // The front matter of a file that is empty or far too large is not worth checking.
    return hasText ? { ...checked, hasText } : { ...checked, problems, hasText }
  })
}
