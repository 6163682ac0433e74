import { CircleHelp, Pencil } from 'lucide'
import type { EditLinks as EditLinksProps } from '@/lib/records/site-page'
import { Icon } from '../ui/icon'
import { Link } from '../ui/link'

/** Links to edit a page and to report a problem with it. */
export function EditLinks({ editUrl, issueUrl }: EditLinksProps) {
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
