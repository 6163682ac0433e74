import type { ReactNode } from 'react'
import { formatDate } from '@/lib/config/dates'
import type { Post } from '@/lib/records/site-page'
import { Link } from '../ui/link'

/** Secondary line below a post's title: its date, reading time, original post and actions. */
export function PostMeta({ post, actions }: { post: Post; actions?: ReactNode }) {
  const { date, original, readingTime } = post
  return (
    <p className="page-meta flex-row">
      <time dateTime={date} itemProp="datePublished">
        {formatDate(date)}
      </time>
      {readingTime !== undefined && <span>{readingTime}</span>}
      {original && (
        <span>
          Retold from <Link href={original.url}>the post by {original.authors.join(', ')}</Link>
        </span>
      )}
      {actions}
    </p>
  )
}
