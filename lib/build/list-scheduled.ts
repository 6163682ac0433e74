import type { ScheduledPost } from '@/lib/records/site-index'

/** What a build says about the posts that it leaves out because they are published later; nothing without any. */
export function listScheduled(posts: ScheduledPost[]): string[] {
  if (posts.length === 0) return []
  const [first] = posts
  const toLine = ({ date, title, path }: ScheduledPost) => `${date}  ${title}  (${path})`
  return posts.length === 1 && first
    ? [`1 scheduled post: ${toLine(first)}`]
    : [`${posts.length} scheduled posts:`, ...posts.map((post) => `  ${toLine(post)}`)]
}
