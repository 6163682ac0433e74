import type { DocsPage } from '@/lib/records/site-page'
import { MaskIcon } from '../ui/mask-icon'
import { VersionLink } from './version-link'

/** The version of a page, as a badge that shows links to the page in the other versions. */
export function VersionMenu({ page: { version, instance } }: { page: DocsPage }) {
  return (
    <details className="version-menu">
      <summary className="badge">
        {`Version: ${version.label}`}
        <MaskIcon icon="chevron" />
      </summary>
      <ul className="dropdown-menu">
        {version.others.map((other) => (
          <li key={other.name}>
            <VersionLink instanceId={instance} target={other} className="dropdown-link">
              {other.label}
            </VersionLink>
          </li>
        ))}
      </ul>
    </details>
  )
}
