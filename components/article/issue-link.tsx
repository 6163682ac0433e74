import { Link } from '../ui/link'

/** Link to report a problem with a page. */
export function IssueLink({ href }: { href: string | undefined }) {
  if (href === undefined) return null
  return (
    <p className="page-meta flex-row">
      <Link href={href}>Something unclear?</Link>
    </p>
  )
}
