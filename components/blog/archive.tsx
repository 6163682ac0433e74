import type { ArchivePage } from '@/lib/records/site-page'
import { formatDay } from '@/lib/config/dates'

/** All posts by year. */
export function Archive({ years }: Pick<ArchivePage, 'years'>) {
  return years.map(({ year, posts }) => (
    <section key={year}>
      <h2>{year}</h2>
      <ul className="archive">
        {posts.map(({ title, href, date }) => (
          <li key={href}>
            <a href={href}>
              <time dateTime={date}>{formatDay(date)}</time> {title}
            </a>
          </li>
        ))}
      </ul>
    </section>
  ))
}
