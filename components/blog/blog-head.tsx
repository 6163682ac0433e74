import { Rss } from 'lucide'
import { toFeedHref } from '@/lib/config/feed-formats'
import { joinPath } from '@/lib/core/url'
import type { BlogConfig } from '@/lib/config/types'
import { PageHead } from '../article/page-head'
import { Icon } from '../ui/icon'

type BlogHeadProps = {
  config: BlogConfig
  title: string
  description?: string | undefined
  /** Whether the blog has tags. */
  hasTags: boolean
}

/** Heading of a blog's list, with the other ways into the blog. */
export function BlogHead({ config, title, description, hasTags }: BlogHeadProps) {
  const toHref = (path: string) => joinPath(config.routeBasePath, path)
  return (
    <PageHead
      title={title}
      description={description}
      meta={
        <>
          {config.archive && <a href={toHref('archive/')}>Archive</a>}
          {hasTags && <a href={toHref('tags/')}>Tags</a>}
          <a className="feed-link" href={toFeedHref(config, 'rss')}>
            <Icon icon={Rss} size={16} />
            RSS feed
          </a>
        </>
      }
    />
  )
}
