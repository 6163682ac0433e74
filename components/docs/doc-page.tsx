import { docs } from '@/lib/content/docs'
import type { DocPageData } from '@/lib/content/docs/types'
import { getCompiledMdx } from '@/lib/mdx/compiled-store'
import { filterToc } from '@/lib/mdx/toc-html'
import { MdxContent } from '../mdx/mdx-content'
import { DocFooter } from './doc-footer'
import { DocsLayout } from './docs-layout'
import { Toc, TocBar } from './toc'

/** A document of a docs instance. */
export async function DocPage({ page }: { page: DocPageData }) {
  const compiled = await getCompiledMdx(page.doc.path)
  const toc = page.toc.hidden ? [] : filterToc(compiled.toc, page.toc)
  return (
    <DocsLayout page={page} aside={toc.length > 0 && <Toc pageId={page.href} items={toc} />}>
      {toc.length > 0 && <TocBar pageId={page.href} items={toc} />}
      <article>
        {!page.hideTitle && (
          <header className="page-head">
            <h1>{page.title}</h1>
            {page.description && <p className="lead">{page.description}</p>}
          </header>
        )}
        <div className="prose">
          <MdxContent
            pageId={page.href}
            compiled={compiled}
            findFileHref={(file) => docs.findFileHref(file)}
          />
        </div>
        <DocFooter page={page} />
      </article>
    </DocsLayout>
  )
}
