import type { Href } from '@/lib/core/url'
import type { NavigationLink } from './navigation'

/** A minor version with all of its releases, such as 2.4. */
export type ReleaseLine = {
  /** @example '2.4' */
  name: string
  /** Its newest release, `2.4.3`. */
  release: string
}

/** Two lines, and the page with the changes from the older to the newer one. */
export type UpgradeLink = { from: ReleaseLine; to: ReleaseLine; href: Href }

/** The upgrades that readers can choose from, newest first. */
export type UpgradeChoice = { html: string }

/** The changes from one release line to another, in the order in which to make them. */
export type UpgradePair = {
  html: string
  /** The upgrade to the older line from the one before it, and that from the newer line to the one after it. */
  previous?: NavigationLink
  next?: NavigationLink
}
