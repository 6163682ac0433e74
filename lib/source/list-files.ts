import { readdirSync } from 'node:fs'
import path from 'node:path'
import { isPartial } from './partials'
import type { DocumentKind } from './front-matter'
import { contentFolders } from './front-matter'

/** A document of any kind. */
export type ContentFile = {
  /** Content path from the repository root, with forward slashes. */
  path: string
  kind: DocumentKind
}

/** Every document below `content/`, sorted by path. Partials and data files are not documents. */
export function listContentFiles(root = 'content'): ContentFile[] {
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => /\.mdx?$/.test(file) && !isPartial(file))
    .sort()
  return files.flatMap((file) => {
    const folder = contentFolders.find((candidate) => file.startsWith(`${candidate.folder}/`))
    return folder ? [{ path: `content/${file}`, kind: folder.kind }] : []
  })
}
