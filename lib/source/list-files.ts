import { listAllFiles } from '@/lib/core/list-files'
import { isPartial } from './partials'
import type { DocumentKind } from './front-matter'
import { findDocumentKind } from './content-folders'

/** A document of any kind. */
export type ContentFile = {
  /** Content path from the repository root, with forward slashes. */
  path: string
  kind: DocumentKind
}

/**
 * Whether a file or folder isn't content: its name, or that of a folder around it, starts with a dot, as those of
 * editors' locks and of macOS do, or is `node_modules`.
 * @param file path below a folder of content
 */
export function isIgnored(file: string): boolean {
  return file.split('/').some((name) => name.startsWith('.') || name === 'node_modules')
}

/** Lists the files below a folder, except ignored ones, by their paths with forward slashes inside it, sorted. */
export function listFiles(folder: string): string[] {
  return listAllFiles(folder).filter((file) => !isIgnored(file))
}

/** Lists every Markdown file below `content/` except partials, sorted. */
export function listContentPaths(): string[] {
  return listFiles('content')
    .filter((file) => /\.mdx?$/.test(file) && !isPartial(file))
    .map((file) => `content/${file}`)
}

/** Lists every document of an instance below `content/`, sorted by path. Partials and data files are not documents. */
export function listContentFiles(): ContentFile[] {
  return listContentPaths().flatMap((file) => {
    const kind = findDocumentKind(file)
    return kind ? [{ path: file, kind }] : []
  })
}
