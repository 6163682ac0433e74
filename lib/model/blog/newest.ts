import { siteConfig } from '@/lib/config/site'
import type { NewsEntry } from '@/lib/records/site-page'
import type { Blog } from './create-blog'

/** Returns the newest listed entries of a blog, newest first. A changelog entry without a version is skipped. */
export function listNewest({ config, posts }: Blog, limit: number): NewsEntry[] {
  const isPost = config.entryKind === 'Post'
  return posts
    .filter(({ frontMatter: { unlisted, version } }) => !unlisted && (isPost || version))
    .slice(0, limit)
    .map(({ title, href, date, frontMatter: { version, description } }) => ({
      title: version ? `${siteConfig.product.name} ${version}` : title,
      ...{ href, date, description },
    }))
}
