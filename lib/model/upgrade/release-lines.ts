import { compareReleases, isReleaseNumber } from '@/lib/config/versions'
import type { Href } from '@/lib/core/url'
import { joinPagePath } from '@/lib/core/url'

/** A minor version with all of its releases, such as 2.4, and the newest one, such as 2.4.3. */
export type ReleaseLine = { name: string; release: string }

/** Two lines, and the page with the changes from the older to the newer one. */
export type UpgradeLink = { from: ReleaseLine; to: ReleaseLine; href: Href }

/** Returns the line of a release. @example toLineName('2.4.3') // '2.4' */
export function toLineName(release: string): string {
  return release.split('.').slice(0, 2).join('.')
}

/** Lists stable releases, oldest first. Upgrades from and to prereleases aren't covered. */
export function listStableReleases(versions: readonly string[]): string[] {
  return versions.filter(isReleaseNumber).sort(compareReleases).reverse()
}

/** Returns the lines of releases, oldest first, each with its newest release. */
export function toReleaseLines(versions: readonly string[]): ReleaseLine[] {
  const newest = new Map(
    listStableReleases(versions).map((release) => [toLineName(release), release]),
  )
  return [...newest].map(([name, release]) => ({ name, release }))
}

/** Whether a release is part of an upgrade: newer than `from`, and not newer than `to`. */
export function isBetween(version: string, from: string, to: string): boolean {
  return compareReleases(version, from) < 0 && compareReleases(to, version) <= 0
}

/** @example toPairTitle({ from: 3.0, to: 3.1 }) // 'Upgrade from 3.0 to 3.1' */
export function toPairTitle({ from, to }: Pick<UpgradeLink, 'from' | 'to'>): string {
  return `Upgrade from ${from.name} to ${to.name}`
}

/**
 * Returns each pair of lines.
 * @param chooserHref page that the pages of pairs are below
 */
export function toPairs(lines: readonly ReleaseLine[], chooserHref: Href): UpgradeLink[] {
  return lines.flatMap((from, index) =>
    lines.slice(index + 1).map((to) => {
      return { from, to, href: joinPagePath(chooserHref, `${from.name}-to-${to.name}`) }
    }),
  )
}
