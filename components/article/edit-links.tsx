import { CircleHelp, Pencil } from 'lucide'
import { toEditUrl, toIssueUrl } from '@/lib/model/shared/edit-links'
import { Icon } from '../ui/icon'
import { Link } from '../ui/link'

type EditLinksProps = {
  title: string
  /** Content path of the file. */
  path: string
  customEditUrl: string | null | undefined
}

/** What a reader can do about a page. */
export function EditLinks({ title, path, customEditUrl }: EditLinksProps) {
  const editUrl = toEditUrl(path, customEditUrl)
  const issueUrl = toIssueUrl(title, path)
  if (editUrl === undefined && issueUrl === undefined) return null
  return (
    <div className="edit-links">
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
    </div>
  )
}
