import type { Element } from 'hast'
import { h } from 'hastscript'
import type { Href } from '@/lib/core/url'
import type { Line } from './elements'
import { createLink, createTable } from './elements'
import type { ReleaseLine, UpgradeLink } from './release-lines'

/**
 * Returns the links to all upgrades, by start and target version, newest first.
 * @param lines oldest first
 * @param legacyHref guide for upgrading from the first major version
 */
export function toChoice(lines: ReleaseLine[], pairs: UpgradeLink[], legacyHref: Href): Element[] {
  const targets = lines.slice(1).reverse()
  const sources = lines.slice(0, -1).reverse()
  const toCell = (from: ReleaseLine, to: ReleaseLine): Line =>
    pairs
      .filter((pair) => pair.from === from && pair.to === to)
      .map(({ href }) => createLink(href, `${from.name} to ${to.name}`))
  return [
    h(
      'p',
      'Find the version that you have in the first column, then follow the link to the version that you want. Each upgrade starts from the last patch release of your version.',
    ),
    createTable(
      'Upgrades',
      ['You have', ...targets.map(({ name }) => name)],
      sources.map((from) => [[from.name], ...targets.map((to) => toCell(from, to))]),
    ),
    h(
      'p',
      'Version 1 is a different program. To move a site from it, follow ',
      createLink(legacyHref, 'the migration guide'),
      '.',
    ),
  ]
}
