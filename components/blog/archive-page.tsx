import type { ArchivePage as ArchivePageRecord } from '@/lib/records/site-page'
import { formatDay } from '@/lib/config/dates'
import { PageHead } from '../article/page-head'
import { BlogLayout } from './blog-layout'

/** All posts by year. */
export function ArchivePage({ page }: { page: ArchivePageRecord }) {
  return (
    <BlogLayout page={page}>
      <PageHead title={page.title} description={page.description} />
      {page.years.map(({ year, posts }) => (
        <section key={year} className="archive-year">
          <h2>{year}</h2>
          <ul>
            {posts.map(({ title, href, date }) => (
              <li key={href}>
                <a href={href}>
                  <time dateTime={date}>{formatDay(date)}</time> {title}
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </BlogLayout>
  )
}
