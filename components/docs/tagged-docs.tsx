import type { DocsTagPage } from '@/lib/records/site-page'

/** The documents with a tag. */
export function TaggedDocs({ page }: { page: DocsTagPage }) {
  return (
    <>
      <p>
        <a href={page.tagsHref}>View all tags</a>
      </p>
      <ul className="rows">
        {page.docs.map(({ title, href, description }) => (
          <li key={href}>
            <h2>
              <a href={href}>{title}</a>
            </h2>
            {description && <p>{description}</p>}
          </li>
        ))}
      </ul>
    </>
  )
}
