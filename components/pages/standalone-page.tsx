import { cn } from '@/lib/cn'
import { findContentHref } from '@/lib/content'
import type { PageData } from '@/lib/content/pages/create-pages'
import { filterToc } from '@/lib/mdx/toc-html'
import { InlineToc, Toc } from '../article/toc'
import { TocBar } from '../article/toc-bar.client'
import { PageNotices } from '../article/page-notices'
import { PageFrame } from '../layout/page-frame'
import { getCompiled } from '../mdx/get-compiled'
import { HeadTags } from '../mdx/head-tags'
import type { MdxComponents } from '../mdx/mdx-content'
import { MdxContent } from '../mdx/mdx-content'

type StandalonePageProps = {
  page: PageData
  /** What the document may use besides the components of all documents. */
  components: MdxComponents
}

/** A page of its own, outside docs and blog. */
export async function StandalonePage({ page, components }: StandalonePageProps) {
  const compiled = await getCompiled(page.path)
  const toc = page.toc.hidden ? [] : filterToc(compiled.toc, page.toc)
  return (
    <PageFrame>
      <div className="docs">
        <main id="main" className="docs-main" tabIndex={-1}>
          {toc.length > 0 && <TocBar />}
          <PageNotices unlisted={page.unlisted} draft={page.draft} />
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
                  ...components,
                  InlineToc: () => <InlineToc pageId={page.href} items={toc} />,
                }}
              />
            </div>
          </article>
          <HeadTags tags={compiled.head} />
        </main>
        <div className="docs-aside">{toc.length > 0 && <Toc pageId={page.href} items={toc} />}</div>
      </div>
    </PageFrame>
  )
}
