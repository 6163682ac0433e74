import { blogInstances, docsInstances, pagesInstances } from '@/lib/config/instances'
import type { DocumentKind } from './front-matter'

/** Folders below `content/` and the kind of the documents in them: those of the instances. */
export const contentFolders: { folder: string; kind: DocumentKind }[] = [
  ...docsInstances.map(({ contentPath }) => ({ folder: contentPath, kind: 'Doc' as const })),
  ...blogInstances.map(({ contentPath, entryKind }) => ({ folder: contentPath, kind: entryKind })),
  ...pagesInstances.map(({ contentPath }) => ({ folder: contentPath, kind: 'Page' as const })),
]

/** The kind of a document by its content path; undefined if it belongs to no instance. */
export function findDocumentKind(path: string): DocumentKind | undefined {
  return contentFolders.find(({ folder }) => path.startsWith(`content/${folder}/`))?.kind
}
