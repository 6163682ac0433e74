import type { UpgradePage } from '@/lib/records/site-page'
import { Table } from '../ui/table'
import { toPairId } from './pair-id'

/** Every upgrade as a link, by where it starts and where it leads. */
export function UpgradeTable({ page: { lines, pairs, legacyHref } }: { page: UpgradePage }) {
  const targets = lines.slice(1)
  const rows = lines.slice(0, -1).map(({ name: from }) => [
    from,
    ...targets.map(({ name: to }) => {
      const pair = pairs.find((each) => each.from === from && each.to === to)
      return pair ? (
        <a key={to} id={toPairId(from, to)} href={pair.href}>
          <span className="sr-only">{`${from} to `}</span>
          {to}
        </a>
      ) : (
        <span key={to} className="sr-only">
          Not an upgrade
        </span>
      )
    }),
  ])
  return (
    <div className="upgrade">
      <h2 id="all">All upgrades</h2>
      <p>
        Each upgrade has its own page. It starts from the last patch release of the version that you
        have.
      </p>
      <Table
        label="All upgrades"
        head={['From', ...targets.map(({ name }) => `To ${name}`)]}
        rows={rows}
      />
      <p>
        Version 1 is a different program. To move a site from it, follow{' '}
        <a href={legacyHref}>the migration guide</a>.
      </p>
    </div>
  )
}
