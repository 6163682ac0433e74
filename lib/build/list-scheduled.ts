import type { ScheduledPost } from '@/lib/records/site-index'

/** Returns the lines that a build prints about posts it leaves out because they're published later. */
export function listScheduled(posts: ScheduledPost[]): string[] {
  if (posts.length === 0) return []
  const [first] = posts
  const toLine = ({ date, title, path }: ScheduledPost) => `${date}  ${title}  (${path})`
  return posts.length === 1 && first
    ? [`1 scheduled post: ${toLine(first)}`]
    : [`${posts.length} scheduled posts:`, ...posts.map((post) => `  ${toLine(post)}`)]
}
