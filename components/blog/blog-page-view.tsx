import { Rss } from 'lucide'
import type { ReactNode } from 'react'
import type { Bodies } from '@/lib/records/list-bodies'
import type { BlogPage, BlogReference } from '@/lib/records/site-page'
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
      <a className="feed-link" href={feedHref}>
        <Icon icon={Rss} size={16} />
        RSS feed
      </a>
    </>
  )
}

type ListPageProps = { page: BlogPage; meta?: ReactNode; children: ReactNode }

function ListPage({ page, meta, children }: ListPageProps) {
  return (
    <ArticleColumns page={page}>
      <PageHead title={page.title} description={page.description} meta={meta} />
      {children}
    </ArticleColumns>
  )
}

/** A blog page of any kind. */
export function BlogPageView({ page, bodies }: { page: BlogPage; bodies: Bodies }) {
  switch (page.kind) {
    case 'post':
    case 'release':
      return <PostPage page={page} bodies={bodies} />
    case 'post-list':
      return (
        <ListPage page={page} meta={<BlogLinks blog={page.blog} />}>
          <PostList list={page.list} bodies={bodies} />
        </ListPage>
      )
    case 'archive':
      return (
        <ListPage page={page}>
          <Archive years={page.years} />
        </ListPage>
      )
    case 'blog-tags':
      return (
        <ListPage page={page}>
          <TagIndex letters={page.letters} />
        </ListPage>
      )
    case 'blog-tag':
      return (
        <ListPage page={page} meta={<a href={page.tagsHref}>View all tags</a>}>
          <PostList list={page.list} bodies={bodies} />
        </ListPage>
      )
  }
}
