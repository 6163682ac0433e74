import { findContentHref } from '@/lib/model/site'
import type { Post } from '@/lib/model/blog/types'
import type { CompiledMdx } from '@/lib/markdown/compile/compile'
import { toListHtml } from '@/lib/markdown/links/list-html'
import { filterToc } from '@/lib/markdown/headings/toc-html'
import { InlineToc } from '../article/toc'
import { MdxContent } from '../mdx/mdx-content'

type PostBodyProps = { post: Post; compiled: CompiledMdx }

/** The text of a post on its own page. */
export function PostBody({ post, compiled }: PostBodyProps) {
  return (
    <div className="prose" itemProp="articleBody">
      <MdxContent
        pageId={post.href}
        compiled={compiled}
        findFileHref={findContentHref}
        components={{
          InlineToc: () => (
            <InlineToc pageId={post.href} items={filterToc(compiled.toc, post.toc)} />
          ),
        }}
      />
    </div>
  )
}

type PostExcerptProps = PostBodyProps & {
  /** Page that shows it. */
  pageHref: string
  /** Place of the post on that page. */
  index: number
}

/** The text of a post in a list: up to its truncation marker, or all of it without one. */
export function PostExcerpt({ post, compiled, pageHref, index }: PostExcerptProps) {
  return (
    <div className="prose">
      <MdxContent
        pageId={`${pageHref}#${index}`}
        compiled={compiled}
        findFileHref={findContentHref}
        transform={(html) => toListHtml(html, `post-${index + 1}`, post.href)}
        components={{ AfterTruncation: () => null, InlineToc: () => null }}
      />
    </div>
  )
}
