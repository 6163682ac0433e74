import { cn } from '@/lib/core/cn'
import type { Bodies } from '@/lib/records/list-bodies'
import type { StandalonePage } from '@/lib/records/site-page'
import { PageHead } from '../article/page-head'
import { PageNotices } from '../article/page-notices'
import { InlineToc, Toc } from '../article/toc'
import { TocBar } from '../article/toc-bar.client'
import { PageColumns } from '../layout/page-columns'
import type { MdxComponents } from '../mdx/mdx-content'
import { MdxContent } from '../mdx/mdx-content'

type StandalonePageViewProps = {
  page: StandalonePage
  bodies: Bodies
  /** Components that the document can use in addition to those of all documents. */
  components?: MdxComponents
}

/** A page outside docs and blogs. */
export function StandalonePageView({ page, bodies, components }: StandalonePageViewProps) {
  const toc = page.frontMatter.hide_table_of_contents ? [] : page.toc
  return (
    <div className="docs">
      <PageColumns page={page} aside={toc.length > 0 && <Toc items={toc} />}>
        {toc.length > 0 && <TocBar />}
        <PageNotices isUnlisted={page.isUnlisted} isDraft={page.isDraft} />
        <article>
          {!page.frontMatter.hide_title && (
            <PageHead title={page.title} description={page.description} />
          )}
          <div className={cn('prose', page.frontMatter.wrapperClassName)}>
            <MdxContent
              body={page.body}
              bodies={bodies}
              components={{
                ...components,
                InlineToc: () => <InlineToc items={page.toc} />,
              }}
            />
          </div>
        </article>
      </PageColumns>
    </div>
  )
}
