import type { TagsPageData } from '@/lib/content/docs/types'
import { DocsLayout } from './docs-layout'
import { PageHead } from './page-head'

/** Every tag of a version under its first letter. */
export function TagsPage({ page }: { page: TagsPageData }) {
  return (
    <DocsLayout page={page}>
      <PageHead page={page} />
      {page.letters.map(({ letter, tags }) => (
        <section key={letter} className="tag-letter">
          <h2>{letter}</h2>
          <ul className="tags">
            {tags.map(({ label, href, count }) => (
              <li key={href}>
                <a className="tag" href={href}>
                  {label} <span className="tag-count">{count}</span>
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </DocsLayout>
  )
}
