import type { NewsEntry } from '@/lib/records/site-page'
import { toHref } from '@/lib/config/base-url'
import { changelog, mainBlog, mainDocs } from '@/lib/config/instances'
import { siteConfig } from '@/lib/config/site'
import { formatDate } from '@/lib/config/dates'
import { getNewestRelease } from '@/lib/config/versions'
import { joinPath } from '@/lib/core/url'

type NewsProps = {
  /** Newest first. URLs include the base URL. */
  releases: NewsEntry[]
  posts: NewsEntry[]
}

function Entries({ title, entries }: { title: string; entries: NewsEntry[] }) {
  return (
    <section>
      <h3>{title}</h3>
      <ul className="rows">
        {entries.map((entry) => (
          <li key={entry.href}>
            <p className="news-title flex-row">
              <a href={entry.href}>{entry.title}</a>{' '}
              <time dateTime={entry.date}>{formatDate(entry.date)}</time>
            </p>
            {entry.description === undefined ? null : <p>{entry.description}</p>}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The newest releases and posts. */
export function News({ releases, posts }: NewsProps) {
  const release = getNewestRelease(mainDocs)
  const { name } = siteConfig.product
  return (
    <section className="home-section home-split news" aria-labelledby="news">
      <div>
        <h2 id="news">What's new</h2>
        <p>
          {name} {release.label} is the newest release. Its changes are listed with their pull
          requests, and larger ones have a post.
        </p>
        <ul className="home-links">
          <li>
            <a href={toHref(changelog.routeBasePath)}>All releases</a>
          </li>
          <li>
            <a href={toHref(mainBlog.routeBasePath)}>All posts</a>
          </li>
          <li>
            <a href={toHref(joinPath(mainDocs.routeBasePath, release.path))}>
              Documentation of {release.label}
            </a>
          </li>
        </ul>
      </div>
      <div className="news-lists">
        {releases.length > 0 ? <Entries title="Releases" entries={releases} /> : null}
        {posts.length > 0 ? <Entries title="From the blog" entries={posts} /> : null}
      </div>
    </section>
  )
}
