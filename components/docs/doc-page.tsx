import type { DocPage as DocPageRecord } from '@/lib/records/site-page'
import { IssueLink } from '../article/issue-link'
import { renderPageActions } from '../article/page-actions'
import { TagList } from '../article/tag-list'
import { MdxContent } from '../mdx/mdx-content'
import { CardList } from './card-list'
import { CustomPropsTable } from './custom-props-table'
import { DocsHead } from './docs-head'
import { DocsLayout } from './docs-layout'

/** A document of a docs instance. */
export function DocPage({ page }: { page: DocPageRecord }) {
  const actions = renderPageActions(page)
  return (
    <DocsLayout page={page}>
      <article>
        {page.frontMatter.hide_title ? (
          actions && <p className="page-meta flex-row">{actions}</p>
        ) : (
          <DocsHead page={page} updated={page.updated} actions={actions} />
        )}
        <div className="prose">
          <MdxContent
            body={page.body}
            toc={page.toc}
            components={{
              DocCardList: () => <CardList cards={page.cards} />,
              CustomPropsTable: () => <CustomPropsTable items={page.categoryItems} />,
            }}
          />
        </div>
        <TagList tags={page.tags} />
        {page.edit.issueUrl && (
          <footer>
            <IssueLink href={page.edit.issueUrl} />
          </footer>
        )}
      </article>
    </DocsLayout>
  )
}
