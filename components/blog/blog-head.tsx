import { Rss } from 'lucide'
import type { BlogReference } from '@/lib/records/site-page'
import { PageHead } from '../article/page-head'
import { Icon } from '../ui/icon'

type BlogHeadProps = { blog: BlogReference; title: string; description?: string | undefined }

/** Heading of a blog's list, with links to its archive, tags and feed. */
export function BlogHead({ blog, title, description }: BlogHeadProps) {
  const { archiveHref, tagsHref, feedHref } = blog
  return (
    <PageHead
      title={title}
      description={description}
      meta={
        <>
          {archiveHref !== undefined && <a href={archiveHref}>Archive</a>}
          {tagsHref !== undefined && <a href={tagsHref}>Tags</a>}
          <a className="feed-link" href={feedHref}>
            <Icon icon={Rss} size={16} />
            RSS feed
          </a>
        </>
      }
    />
  )
}
