import { cn } from '@/lib/cn'
import { findContentHref } from '@/lib/content'
import type { PageData } from '@/lib/content/pages/create-pages'
import { getCompiledMdx } from '@/lib/mdx/compiled-store'
import { filterToc } from '@/lib/mdx/toc-html'
import { InlineToc, Toc } from '../docs/toc'
import { TocBar } from '../docs/toc-bar.client'
import { UnlistedNotice } from '../docs/unlisted-notice'
import { Footer } from '../layout/footer'
import { MdxContent } from '../mdx/mdx-content'
import { Navbar } from '../navbar/navbar'

/** A page of its own, outside docs and blog. */
export async function StandalonePage({ page }: { page: PageData }) {
  const compiled = await getCompiledMdx(page.path)
  const toc = page.toc.hidden ? [] : filterToc(compiled.toc, page.toc)
  return (
    <>
      <Navbar />
      <div className="docs">
        <main id="main" className="docs-main" tabIndex={-1}>
          {toc.length > 0 && <TocBar />}
          {page.unlisted && <UnlistedNotice />}
          <article>
            {!page.hideTitle && (
              <header className="page-head">
                <h1>{page.title}</h1>
                {page.description && <p className="lead">{page.description}</p>}
              </header>
            )}
            <div className={cn('prose', page.className)}>
              <MdxContent
                pageId={page.href}
                compiled={compiled}
                findFileHref={findContentHref}
                components={{
                  InlineToc: () => <InlineToc pageId={page.href} items={toc} />,
                }}
              />
            </div>
          </article>
        </main>
        <div className="docs-aside">{toc.length > 0 && <Toc pageId={page.href} items={toc} />}</div>
      </div>
      <Footer />
    </>
  )
}
