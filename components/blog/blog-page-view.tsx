import { Rss } from 'lucide'
import type { ReactNode } from 'react'
import type {
  BlogPage,
  BlogReference,
  PostPage as PostPageRecord,
  ReleasePage,
} from '@/lib/records/site-page'
import { ArticleColumns } from '../article/article-columns'
import { PageHead } from '../article/page-head'
import { TagIndex } from '../article/tag-index'
import { Icon } from '../ui/icon'
import { Archive } from './archive'
import './blog.css'
import { PostList } from './post-list'
import { PostPage } from './post-page'

/** Links to the archive, tags and feed of a blog. */
function BlogLinks({ blog: { archiveHref, tagsHref, feedHref } }: { blog: BlogReference }) {
  return (
    <>
      {archiveHref !== undefined && <a href={archiveHref}>Archive</a>}
      {tagsHref !== undefined && <a href={tagsHref}>Tags</a>}
      <a className="flex-row" href={feedHref}>
        <Icon icon={Rss} size={16} />
        RSS feed
      </a>
    </>
  )
}

type ListPage = Exclude<BlogPage, PostPageRecord | ReleasePage>

/** Returns the secondary line of a list. */
function toMeta(page: ListPage): ReactNode {
  if (page.kind === 'blog-tag') return <a href={page.tagsHref}>View all tags</a>
  return page.kind === 'post-list' && <BlogLinks blog={page.blog} />
}

/** The content of a page that is made from others. */
function List({ page }: { page: ListPage }) {
  switch (page.kind) {
    case 'post-list':
    case 'blog-tag':
      return <PostList list={page.list} />
    case 'archive':
      return <Archive years={page.years} />
    case 'blog-tags':
      return <TagIndex letters={page.letters} />
  }
}

/** A blog page of any kind. */
export function BlogPageView({ page }: { page: BlogPage }) {
  if (page.kind === 'post' || page.kind === 'release') {
    return <PostPage page={page} />
  }
  return (
    <ArticleColumns page={page}>
      <PageHead title={page.title} description={page.description} meta={toMeta(page)} />
      <List page={page} />
    </ArticleColumns>
  )
}
