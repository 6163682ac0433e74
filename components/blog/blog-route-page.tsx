import type { BlogConfig } from '@/lib/config/types'
import type { BlogPageData } from '@/lib/model/blog/types'
import { ArchivePage } from './archive-page'
import { BlogTagPage } from './blog-tag-page'
import { BlogTagsPage } from './blog-tags-page'
import { PostListPage } from './post-list-page'
import { PostPage } from './post-page'

/** The page of a blog route, whatever its kind. */
export function BlogRoutePage({ config, page }: { config: BlogConfig; page: BlogPageData }) {
  switch (page.kind) {
    case 'post':
      return <PostPage config={config} page={page} />
    case 'list':
      return <PostListPage config={config} page={page} />
    case 'archive':
      return <ArchivePage config={config} page={page} />
    case 'tags':
      return <BlogTagsPage config={config} page={page} />
    case 'tag':
      return <BlogTagPage config={config} page={page} />
  }
}
