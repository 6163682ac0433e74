import type { BlogConfig } from '@/lib/config/types'
import type { BlogTagPageData } from '@/lib/content/blog/types'
import { BlogLayout } from './blog-layout'
import { ListPagination } from './list-pagination'
import { PostEntry } from './post-entry'

/** The posts that have a tag. */
export function BlogTagPage({ config, page }: { config: BlogConfig; page: BlogTagPageData }) {
  return (
    <BlogLayout config={config} page={page}>
      <header className="page-head">
        <h1>{page.title}</h1>
        {page.description && <p className="lead">{page.description}</p>}
        <p className="page-meta">
          <a href={page.tagsHref}>View all tags</a>
        </p>
      </header>
      <div className="posts">
        {page.list.items.map((post, index) => (
          <PostEntry
            key={post.href}
            config={config}
            post={post}
            pageHref={page.href}
            index={index}
          />
        ))}
      </div>
      <ListPagination list={page.list} />
    </BlogLayout>
  )
}
