import type { VersionRow, VersionSection } from '@/lib/records/site-data'
import type { ReactNode } from 'react'
import { siteConfig } from '@/lib/config/site'
import { Link } from '../ui/link'
import { Table } from '../ui/table'

const { name } = siteConfig.product

/** Heading and explanation of each section. */
const texts: Record<VersionSection['id'], { title: string; text: string }> = {
  next: {
    title: 'Current version',
    text: 'What you read here if you choose nothing. It describes the work that has not been released yet, so a few things on its pages wait for the next release.',
  },
  latest: {
    title: 'Newest release',
    text: 'What an installation gets today. Choose it if a page of the current version names something that you do not have.',
  },
  archive: {
    title: 'Past versions',
    text: 'Releases that are no longer maintained. Their pages stay on this site, each with a way to the same page of a newer version.',
  },
  archived: {
    title: 'Archived versions',
    text: 'Releases whose documentation is kept elsewhere, as it was. No one updates it. 3.0.0 is described with its patch release, and 2.4.3, the last one of its line, with all of 2.x.',
  },
  legacy: {
    title: `${name} v1`,
    text: 'The first generation, which shares a name and an idea with what came after it. Migration guides lead from there to version 2.',
  },
}

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

/** Every version with where to read it and what changed in it. */
export function Versions({ sections }: { sections: VersionSection[] }) {
  return (
    <>
      {sections.map(({ id, rows }) => {
        const { title, text } = texts[id]
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
