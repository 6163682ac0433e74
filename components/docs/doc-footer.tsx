import { CircleHelp, Pencil } from 'lucide'
import { toEditUrl, toIssueUrl } from '@/lib/content/edit-links'
import type { DocPageData } from '@/lib/content/docs/types'
import { Icon } from '../ui/icon'
import { Link } from '../ui/link'

/** What a reader can do about the page. */
export function DocFooter({ page }: { page: DocPageData }) {
  const { path, frontMatter } = page.doc
  const editUrl = toEditUrl(path, frontMatter.custom_edit_url)
  const issueUrl = toIssueUrl(page.title, path)
  if (editUrl === undefined && issueUrl === undefined) return null
  return (
    <footer className="doc-footer">
      {editUrl !== undefined && (
        <Link href={editUrl}>
          <Icon icon={Pencil} size={16} />
          Edit this page
        </Link>
      )}
      {issueUrl !== undefined && (
        <Link href={issueUrl}>
          <Icon icon={CircleHelp} size={16} />
          Something unclear?
        </Link>
      )}
    </footer>
  )
}
