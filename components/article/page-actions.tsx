import type { ReactNode } from 'react'
import { withBaseUrl } from '@/lib/config/base-url'
import type { PageOf } from '@/lib/records/site-page'
import { hasTwin, toTwinPath } from '@/lib/records/twin'
import { Link } from '../ui/link'

/** Renders what readers do with a page: edit it, read it as Markdown, or copy it as such. Null if there is nothing. */
export function renderPageActions(page: PageOf<'doc' | 'post' | 'release'>): ReactNode {
  const { editUrl } = page.edit
  const twinHref = hasTwin(page) ? withBaseUrl(toTwinPath(page.path)) : undefined
  if ((editUrl ?? twinHref) === undefined) return null
  return (
    <span>
      {editUrl !== undefined && <Link href={editUrl}>Edit this page</Link>}
      {editUrl !== undefined && twinHref !== undefined && '\u2003'}
      {twinHref !== undefined && (
        <>
          <Link href={twinHref} isServed>
            View Markdown
          </Link>
          {'\u2003'}
          <button type="button" className="copy-page" value={twinHref}>
            Copy page
          </button>
        </>
      )}
    </span>
  )
}
