import { findContentHref } from '@/lib/model/site'
import type { DocPageData } from '@/lib/model/docs/types'
import { filterToc } from '@/lib/markdown/headings/toc-html'
import { getCompiled } from '../mdx/get-compiled'
import { HeadTags } from '../mdx/head-tags'
import { MdxContent } from '../mdx/mdx-content'
import { findLastUpdated } from '@/lib/source/last-updated'
import { EditLinks } from '../article/edit-links'
import { toCards } from '@/lib/model/docs/cards'
import { CardList } from './card-list'
import { CustomPropsTable } from './custom-props-table'
import { TagList } from '../article/tag-list'
import { DocsLayout } from './docs-layout'
import { DocsHead } from './docs-head'
import { InlineToc, Toc } from '../article/toc'
import { TocBar } from '../article/toc-bar.client'

/** A document of a docs instance. */
export async function DocPage({ page }: { page: DocPageData }) {
  const compiled = await getCompiled(page.doc.path)
  const toc = page.toc.hidden ? [] : filterToc(compiled.toc, page.toc)
  return (
    <DocsLayout
      page={page}
      bar={toc.length > 0 && <TocBar />}
      aside={toc.length > 0 && <Toc pageId={page.href} items={toc} />}
    >
      <article>
        {!page.hideTitle && (
          <DocsHead
            page={page}
            updated={findLastUpdated(page.doc.path, page.doc.frontMatter.last_update)}
          />
        )}
        <div className="prose">
          <MdxContent
            pageId={page.href}
            compiled={compiled}
            findFileHref={findContentHref}
            components={{
              DocCardList: () => <CardList cards={toCards(page.categoryItems)} />,
              CustomPropsTable: () => <CustomPropsTable items={page.categoryItems} />,
              InlineToc: () => (
                <InlineToc pageId={page.href} items={filterToc(compiled.toc, page.toc)} />
              ),
            }}
          />
        </div>
        <TagList tags={page.tags} />
        <footer>
          <EditLinks
            title={page.title}
            path={page.doc.path}
            customEditUrl={page.doc.frontMatter.custom_edit_url}
          />
        </footer>
      </article>
      <HeadTags tags={compiled.head} />
    </DocsLayout>
  )
}
