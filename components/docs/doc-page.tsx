import { findDocHref } from '@/lib/content/docs'
import type { DocPageData } from '@/lib/content/docs/types'
import { getCompiledMdx } from '@/lib/mdx/compiled-store'
import { filterToc } from '@/lib/mdx/toc-html'
import { MdxContent } from '../mdx/mdx-content'
import { findLastUpdated } from '@/lib/content/last-updated'
import { DocFooter } from './doc-footer'
import { DocsLayout } from './docs-layout'
import { PageHead } from './page-head'
import { Toc } from './toc'
import { TocBar } from './toc-bar.client'

/** A document of a docs instance. */
export async function DocPage({ page }: { page: DocPageData }) {
  const compiled = await getCompiledMdx(page.doc.path)
  const toc = page.toc.hidden ? [] : filterToc(compiled.toc, page.toc)
  return (
    <DocsLayout
      page={page}
      bar={toc.length > 0 && <TocBar />}
      aside={toc.length > 0 && <Toc pageId={page.href} items={toc} />}
    >
      <article>
        {!page.hideTitle && <PageHead page={page} updated={findLastUpdated(page.doc.path)} />}
        <div className="prose">
          <MdxContent pageId={page.href} compiled={compiled} findFileHref={findDocHref} />
        </div>
        <DocFooter page={page} />
      </article>
    </DocsLayout>
  )
}
