import type { DebugView, RegistrySection, SiteMetadata } from '@/lib/records/debug'
import { Fragment } from 'react'
import { siteConfig } from '@/lib/config/site'
import { Table } from '../ui/table'

const uses: Record<SiteMetadata['packages'][number]['use'], string> = {
  build: 'builds the site',
  checks: 'checks it',
}

/** Versions of everything the site is built with, and the newest documented release. */
export function Metadata({ metadata, documented }: Extract<DebugView, { id: 'metadata' }>) {
  const { siteVersion, framework, packages } = metadata
  return (
    <>
      <dl className="facts">
        <dt>Documented release</dt>
        <dd>
          {siteConfig.product.name} {documented}
        </dd>
        <dt>Framework</dt>
        <dd>
          {framework.name} {framework.version ?? 'No version specified'}
        </dd>
        <dt>Site version</dt>
        <dd>{siteVersion ?? 'No version specified'}</dd>
      </dl>
      <h2>Packages</h2>
      <Table
        label="Packages"
        head={['Name', 'Version', 'Use']}
        rows={packages.map(({ name, version, use }) => [
          <code key="name">{name}</code>,
          version ?? 'not installed',
          uses[use],
        ])}
      />
    </>
  )
}

/** Names used in content and configuration, with the files they resolve to. */
export function Registry({ sections }: { sections: RegistrySection[] }) {
  return (
    <>
      {sections.map(({ title, entries }) => {
        const hasAliases = entries.some(({ alias }) => alias !== undefined)
        return (
          <Fragment key={title}>
            <h2>{title}</h2>
            <Table
              label={title}
              head={['Name', ...(hasAliases ? ['Aliased path'] : []), 'Resolved path']}
              rows={entries.map(({ name, alias, file }) => [
                <code key="name">{name}</code>,
                ...(hasAliases ? [<code key="alias">{alias ?? ''}</code>] : []),
                <code key="file">{file}</code>,
              ])}
            />
          </Fragment>
        )
      })}
    </>
  )
}
