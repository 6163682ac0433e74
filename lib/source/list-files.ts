import { readdirSync } from 'node:fs'
import path from 'node:path'
import { isPartial } from './partials'
import type { DocumentKind } from './front-matter'
import { findDocumentKind } from './content-folders'

/** A document of any kind. */
export type ContentFile = {
  /** Content path from the repository root, with forward slashes. */
  path: string
  kind: DocumentKind
}

/** Lists every Markdown file below `content/` except partials, sorted. */
export function listContentPaths(): string[] {
  return readdirSync('content', { recursive: true, encoding: 'utf8' })
    .map((file) => `content/${file.split(path.sep).join('/')}`)
    .filter((file) => /\.mdx?$/.test(file) && !isPartial(file))
    .sort()
}

/** Lists every document of an instance below `content/`, sorted by path. Partials and data files are not documents. */
export function listContentFiles(): ContentFile[] {
  return listContentPaths().flatMap((file) => {
    const kind = findDocumentKind(file)
    return kind ? [{ path: file, kind }] : []
  })
}
