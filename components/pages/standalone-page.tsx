import { cn } from '@/lib/core/cn'
import { findContentHref } from '@/lib/model/site'
import type { PageData } from '@/lib/model/pages/create-pages'
import { filterToc } from '@/lib/markdown/headings/toc-html'
import { InlineToc, Toc } from '../article/toc'
import { TocBar } from '../article/toc-bar.client'
import { PageHead } from '../article/page-head'
import { PageNotices } from '../article/page-notices'
import { PageColumns } from '../layout/page-columns'
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
    <PageColumns aside={toc.length > 0 && <Toc pageId={page.href} items={toc} />}>
      {toc.length > 0 && <TocBar />}
      <PageNotices unlisted={page.unlisted} draft={page.draft} />
      <article>
        {!page.hideTitle && <PageHead title={page.title} description={page.description} />}
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
    </PageColumns>
  )
}
