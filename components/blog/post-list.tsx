import type { PostList as PostListRecord } from '@/lib/records/site-page'
import { Pagination } from '../article/pagination'
import { PostEntry } from './post-entry'

/** One page of a list of posts, with links to the other pages. */
export function PostList({ list }: { list: PostListRecord }) {
  const { entries, newerHref, olderHref } = list
  // Authors of every post say nothing about one.
  const authors = new Set(entries.map(({ post }) => JSON.stringify(post.authors)))
  return (
    <>
      <div className="posts">
        {entries.map((entry, index) => (
          <PostEntry
            key={entry.post.href}
            entry={entry}
            index={index}
            hasAuthors={authors.size > 1}
          />
        ))}
      </div>
      <Pagination
        name="Blog list page navigation"
        previous={newerHref && { href: newerHref, label: 'Newer entries' }}
        next={olderHref && { href: olderHref, label: 'Older entries' }}
        relations={[]}
      />
    </>
  )
}
