import type { Href } from '@/lib/core/url'
import type { Block, Line } from '@/lib/records/blocks'
import type { ReleaseLine, UpgradeLink } from '@/lib/records/upgrade'

/**
 * Returns the links to all upgrades, by start and target version, newest first.
 * @param lines oldest first
 * @param legacyHref guide for upgrading from the first major version
 */
export function toChoice(lines: ReleaseLine[], pairs: UpgradeLink[], legacyHref: Href): Block[] {
  const targets = lines.slice(1).reverse()
  const sources = lines.slice(0, -1).reverse()
  const toCell = (from: ReleaseLine, to: ReleaseLine): Line =>
    pairs
      .filter((pair) => pair.from === from && pair.to === to)
      .map(({ href }) => ({ text: `${from.name} to ${to.name}`, href }))
  return [
    {
      kind: 'paragraph',
      line: [
        {
          text: 'Find the version that you have in the first column, then follow the link to the version that you want. Each upgrade starts from the last patch release of your version.',
        },
      ],
    },
    {
      ...{ kind: 'table', label: 'Upgrades' },
      head: ['You have', ...targets.map(({ name }) => name)],
      rows: sources.map((from) => [
        [{ text: from.name }],
        ...targets.map((to) => toCell(from, to)),
      ]),
    },
    {
      kind: 'paragraph',
      line: [
        { text: 'Version 1 is a different program. To move a site from it, follow ' },
        { text: 'the migration guide', href: legacyHref },
        { text: '.' },
      ],
    },
  ]
}
