import type { VersionRow } from '@/lib/records/site-data'
import type { PageOf } from '@/lib/records/site-page'
import type { ReactNode } from 'react'
import { versionSections } from '@/lib/config/versions'
import { StaticMarkup } from '../mdx/static-markup'
import { PlainPage } from '../pages/plain-page'
import { Link } from '../ui/link'
import { Table } from '../ui/table'
import './versions.css'

function toCells({ label, documentation, releaseNotes }: VersionRow): ReactNode[] {
  return [
    label,
    <Link key="documentation" href={documentation} context={`of ${label}`}>
      Documentation
    </Link>,
    <ul key="notes" className="version-notes flex-row">
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

/** All versions of the documentation, wherever they are, with links to their release notes. */
export function VersionsPageView({ page }: { page: PageOf<'versions'> }) {
  return (
    <PlainPage page={page}>
      <div className="versions">
        <StaticMarkup served>
          {page.upgradeHref !== undefined && (
            <p>
              <a href={page.upgradeHref}>See what changes between two versions</a>, and the commands
              that update your site.
            </p>
          )}
          {page.sections.map(({ id, rows }) => {
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
        </StaticMarkup>
      </div>
    </PlainPage>
  )
}
