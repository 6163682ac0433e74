import records from '@/.records/revision.json'
import type { Metadata, Viewport } from 'next'
import type { ReactNode } from 'react'
import { cache } from 'react'
import type { OwnPageKind } from '@/lib/config/own-pages'
import { ownPages } from '@/lib/config/own-pages'
import { invariant } from '@/lib/core/invariant'
import type { SitePath } from '@/lib/core/url'
import { ensureTrailingSlash } from '@/lib/core/url'
import { decodeSegments } from '@/lib/core/routes'
import { toViewport } from '@/lib/output/head/metadata'
import { listChanged } from '@/lib/records/rendered'
import { findCurrentPage, readSiteIndex } from '@/lib/records/read-records'
import type { PageOf, SitePage } from '@/lib/records/site-page'

/** The component of the pages of a route. The model creates no others for it. */
type View<Page extends SitePage> = (props: { page: Page }) => ReactNode | Promise<ReactNode>

type InstanceProps = { params: Promise<{ slug?: string[] }> }

// The head and the content of a page are rendered separately, so the loaded page is cached. The revision comes from a
// module, so the dev server renders a page again when the records change.
const loadRevision = cache(async (path: SitePath, revision: string) => {
  const page = (await findCurrentPage(path)) ?? (await findCurrentPage(ownPages['not-found'].path))
  invariant(page, () => `there is neither the page ${path} nor a page for unknown URLs`)
  return { page, revision }
})
const loadOnce = (path: SitePath) => loadRevision(path, records.revision)

/** Creates what the page file of a page with its own route exports. */
export function createOwnRoute<Kind extends OwnPageKind>(kind: Kind, PageView: View<PageOf<Kind>>) {
  const { path } = ownPages[kind]
  return {
    generateMetadata: async (): Promise<Metadata> => (await loadOnce(path)).page.head.metadata,
    Page: async () => {
      const { page } = await loadOnce(path)
      return <PageView page={page as PageOf<Kind>} />
    },
  }
}

/**
 * Creates what the `[[...slug]]/page.tsx` of an instance exports.
 * @param root path of the instance, without a trailing slash
 */
export function createInstanceRoute<Page extends SitePage>(root: SitePath, PageView: View<Page>) {
  const load = async ({ params }: InstanceProps) => {
    const { slug = [] } = await params
    // Next passes segments as they appear in the URL.
    const path = [root, ...decodeSegments(slug)].join('/')
    return loadOnce(ensureTrailingSlash(path))
  }
  return {
    generateStaticParams: () =>
      // The dev server creates any page on demand.
      process.env.NODE_ENV === 'development'
        ? []
        : listChanged(readSiteIndex().pages.filter(({ route }) => route === root)).map(
            ({ path }) => ({ slug: path.slice(root.length).split('/').filter(Boolean) }),
          ),
    generateMetadata: async (props: InstanceProps): Promise<Metadata> =>
      (await load(props)).page.head.metadata,
    generateViewport: async (props: InstanceProps): Promise<Viewport> =>
      toViewport((await load(props)).page.head),
    Page: async (props: InstanceProps) => {
      const { page } = await load(props)
      // In development, the requested page may not exist. When its file is added, it appears here without a reload.
      if (process.env.NODE_ENV === 'development' && page.kind === 'not-found') {
        // Imported here, so that the export doesn't add its scripts to every page.
        const { NotFoundPageView } = await import('../not-found/not-found-page-view')
        return <NotFoundPageView page={page} />
      }
      return <PageView page={page as Page} />
    },
  }
}
