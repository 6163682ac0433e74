import type { BlogConfig } from '@/lib/config/types'
import type { Post } from '@/lib/model/blog/types'
import { toReadingTime } from '@/lib/model/blog/reading-time'
import { formatDate } from '@/lib/core/dates'
import { Link } from '../ui/link'

type PostMetaProps = {
  config: BlogConfig
  post: Post
  /** Words of the post's text. */
  words: number
}

/** The quiet line below a post's title: its day, how long it takes to read, where it was first told. */
export function PostMeta({ config, post, words }: PostMetaProps) {
  const { date, original, hideReadingTime } = post
  const showsTime = config.wordsPerMinute !== undefined && !hideReadingTime
  return (
    <p className="page-meta">
      <time dateTime={date} itemProp="datePublished">
        {formatDate(date)}
      </time>
      {showsTime && <span>{toReadingTime(words, config.wordsPerMinute ?? 1)}</span>}
      {original && (
        <span>
          Retold from <Link href={original.url}>the post by {original.authors.join(', ')}</Link>
        </span>
      )}
    </p>
  )
}
