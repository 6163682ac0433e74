import type { Docs } from '@/lib/model/docs/create-docs'
import { toDocsMetadata } from '@/lib/output/head/metadata'
import { createContentRoute } from '../article/content-route'
import { DocsRoutePage } from './docs-route-page'

/** What the page file of a docs instance exports. */
export const createDocsRoute = (docs: Docs) =>
  createContentRoute({
    content: docs,
    toMetadata: toDocsMetadata,
    findPath: (page) => (page.kind === 'doc' ? page.doc.path : undefined),
    render: (page) => <DocsRoutePage page={page} />,
  })
