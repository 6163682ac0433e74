import { siteConfig } from '@/lib/config/site'
import type { NewsEntry } from '@/lib/records/site-page'
import type { Blog } from './create-blog'

/** Returns the newest listed entries of a blog, newest first. A changelog entry without a version is skipped. */
export function listNewest({ config, posts }: Blog, limit: number): NewsEntry[] {
  return posts
    .filter(({ unlisted, release }) => !unlisted && (config.entryKind === 'Post' || release))
    .slice(0, limit)
    .map(({ title, href, date, description, release }) => ({
      title: release ? `${siteConfig.product.name} ${release.version}` : title,
      href,
      date,
      description,
    }))
}
