import { cn } from '@/lib/core/cn'
import type { StandalonePage } from '@/lib/records/site-page'
import { ArticleColumns } from '../article/article-columns'
import { PageHead } from '../article/page-head'
import type { MdxComponents } from '../mdx/mdx-content'
import { MdxContent } from '../mdx/mdx-content'

type StandalonePageViewProps = {
  page: StandalonePage
  /** Components that the document can use in addition to those of all documents. */
  components?: MdxComponents
}

/** A page outside docs and blogs. */
export function StandalonePageView({ page, components }: StandalonePageViewProps) {
  return (
    <div className="docs">
      <ArticleColumns page={page}>
        <article>
          {!page.frontMatter.hide_title && (
            <PageHead title={page.title} description={page.description} />
          )}
          <div className={cn('prose', page.frontMatter.wrapperClassName)}>
            <MdxContent body={page.body} toc={page.toc} components={components} />
          </div>
        </article>
      </ArticleColumns>
    </div>
  )
}
