import { siteConfig } from '@/lib/config/site'
import type { Blog } from './create-blog'

/** A post or release as other pages announce it. */
export type NewestEntry = {
  /** Title of the post, or the product with its version. */
  title: string
  href: string
  /** ISO 8601 day. */
  date: string
  description: string | undefined
}

/** The newest listed entries of a blog, newest first. A page without a version is no release. */
export function listNewest({ config, posts }: Blog, limit: number): NewestEntry[] {
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
