import { blogInstances, docsInstances, pagesInstances } from '@/lib/config/instances'
import type { DocumentKind } from './front-matter'

/** The instances' folders below `content/`, with the kind of their documents. */
export const contentFolders: { folder: string; kind: DocumentKind }[] = [
  ...docsInstances.map(({ contentPath }) => ({ folder: contentPath, kind: 'Doc' as const })),
  ...blogInstances.map(({ contentPath, entryKind }) => ({ folder: contentPath, kind: entryKind })),
  ...pagesInstances.map(({ contentPath }) => ({ folder: contentPath, kind: 'Page' as const })),
]

/** Returns the kind of a document by its content path, or undefined if it belongs to no instance. */
export function findDocumentKind(path: string): DocumentKind | undefined {
  return contentFolders.find(({ folder }) => path.startsWith(`content/${folder}/`))?.kind
}
