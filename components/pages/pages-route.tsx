import type { Pages } from '@/lib/model/pages/create-pages'
import { toPageMetadata } from '@/lib/output/head/metadata'
import { createContentRoute } from '../article/content-route'
import type { MdxComponents } from '../mdx/mdx-content'
import { StandalonePage } from './standalone-page'

/**
 * What the page file of a folder of standalone pages exports.
 * @param components what its documents may use besides the components of all documents
 */
export const createPagesRoute = (pages: Pages, components: MdxComponents = {}) =>
  createContentRoute({
    content: pages,
    toMetadata: toPageMetadata,
    findPath: (page) => page.path,
    render: (page) => <StandalonePage page={page} components={components} />,
  })
