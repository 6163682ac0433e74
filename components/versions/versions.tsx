import type { VersionRow, VersionSection } from '@/lib/records/site-data'
import type { ReactNode } from 'react'
import { versionSections } from '@/lib/config/versions'
import { Link } from '../ui/link'
import { Table } from '../ui/table'

function toCells({ label, documentation, releaseNotes }: VersionRow): ReactNode[] {
  return [
    label,
    <Link key="documentation" href={documentation} context={`of ${label}`}>
      Documentation
    </Link>,
    <ul key="notes" className="version-notes">
      {releaseNotes.map(({ href, label: text }) => (
        <li key={href}>
          <Link href={href} context={`, release notes of ${label}`}>
            {text}
          </Link>
        </li>
      ))}
    </ul>,
  ]
}

/** All versions, with links to their documentation and release notes. */
export function Versions({ sections }: { sections: VersionSection[] }) {
  return (
    <>
      {sections.map(({ id, rows }) => {
        const { title, text } = versionSections[id]
        return (
          <section key={id} aria-labelledby={id}>
            <h2 id={id}>{title}</h2>
            <p>{text}</p>
            <Table
              label={title}
              head={['Version', 'Documentation', 'Release notes']}
              rows={rows.map(toCells)}
            />
          </section>
        )
      })}
    </>
  )
}
