import type { PostLink } from '@/lib/records/navigation'
import { formatDate } from '@/lib/config/dates'

/** A short list of other posts. */
export function MorePosts({ title, posts }: { title: string; posts: PostLink[] }) {
  if (posts.length === 0) return null
  return (
    <section className="more-posts" aria-label={title}>
      <h2>{title}</h2>
      <ul>
        {posts.map((post) => (
          <li key={post.href}>
            <a href={post.href}>{post.title}</a>{' '}
            <time dateTime={post.date}>{formatDate(post.date)}</time>
          </li>
        ))}
      </ul>
    </section>
  )
}
