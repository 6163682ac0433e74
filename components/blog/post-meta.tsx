import { formatDate } from '@/lib/config/dates'
import type { Post } from '@/lib/records/site-page'
import { Link } from '../ui/link'

/** The quiet line below a post's title: its day, how long it takes to read, where it was first told. */
export function PostMeta({ post }: { post: Post }) {
  const { date, original, readingTime } = post
  return (
    <p className="page-meta">
      <time dateTime={date} itemProp="datePublished">
        {formatDate(date)}
      </time>
      {readingTime !== undefined && <span>{readingTime}</span>}
      {original && (
        <span>
          Retold from <Link href={original.url}>the post by {original.authors.join(', ')}</Link>
        </span>
      )}
    </p>
  )
}
