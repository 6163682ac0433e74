import type { Bodies } from '@/lib/records/list-bodies'
import type { BlogPage } from '@/lib/records/site-page'
import { ArchivePage } from './archive-page'
import { BlogTagPage } from './blog-tag-page'
import { BlogTagsPage } from './blog-tags-page'
import { PostListPage } from './post-list-page'
import { PostPage } from './post-page'

/** A blog page of any kind. */
export function BlogPageView({ page, bodies }: { page: BlogPage; bodies: Bodies }) {
  switch (page.kind) {
    case 'post':
    case 'release':
      return <PostPage page={page} bodies={bodies} />
    case 'post-list':
      return <PostListPage page={page} bodies={bodies} />
    case 'archive':
      return <ArchivePage page={page} />
    case 'blog-tags':
      return <BlogTagsPage page={page} />
    case 'blog-tag':
      return <BlogTagPage page={page} bodies={bodies} />
  }
}
