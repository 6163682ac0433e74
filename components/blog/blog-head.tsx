import { Rss } from 'lucide'
import { joinPath } from '@/lib/url'
import { withBaseUrl } from '@/lib/base-url'
import type { BlogConfig } from '@/lib/config/types'
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
  const toHref = (path: string) => joinPath(withBaseUrl(config.routeBasePath), path)
  return (
    <header className="page-head">
      <h1>{title}</h1>
      {description && <p className="lead">{description}</p>}
      <p className="page-meta">
        {config.archive && <a href={toHref('archive/')}>Archive</a>}
        {hasTags && <a href={toHref('tags/')}>Tags</a>}
        <a className="feed-link" href={toHref('rss.xml')}>
          <Icon icon={Rss} size={16} />
          RSS feed
        </a>
      </p>
    </header>
  )
}
