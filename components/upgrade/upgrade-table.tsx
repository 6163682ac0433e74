import type { PageOf } from '@/lib/records/site-page'
import { Table } from '../ui/table'

/** Links to all upgrades, by start and target version, newest first. */
export function UpgradeTable({ page: { lines, pairs, legacyHref } }: { page: PageOf<'upgrade'> }) {
  const targets = lines.slice(1).reverse()
  const sources = lines.slice(0, -1).reverse()
  const rows = sources.map(({ name: from }) => [
    from,
    ...targets.map(({ name: to }) => {
      const pair = pairs.find((each) => each.from.name === from && each.to.name === to)
      return (
        pair && (
          <a key={to} href={pair.href}>
            <span className="sr-only">{`From ${from} `}</span>
            {`to ${to}`}
          </a>
        )
      )
    }),
  ])
  return (
    <>
      <p>
        Find the version that you have in the first column, then follow the link to the version that
        you want. Each upgrade starts from the last patch release of your version.
      </p>
      <Table label="Upgrades" head={['You have', ...targets.map(({ name }) => name)]} rows={rows} />
      <p>
        Version 1 is a different program. To move a site from it, follow{' '}
        <a href={legacyHref}>the migration guide</a>.
      </p>
    </>
  )
}
