import type { DocsTagPage } from '@/lib/records/site-page'
import { DocsLayout } from './docs-layout'
import { DocsHead } from './docs-head'

/** The documents with a tag. */
export function TagPage({ page }: { page: DocsTagPage }) {
  return (
    <DocsLayout page={page}>
      <DocsHead page={page} />
      <p>
        <a href={page.tagsHref}>View all tags</a>
      </p>
      <ul className="tagged">
        {page.docs.map(({ title, href, description }) => (
          <li key={href}>
            <h2>
              <a href={href}>{title}</a>
            </h2>
            {description && <p>{description}</p>}
          </li>
        ))}
      </ul>
    </DocsLayout>
  )
}
