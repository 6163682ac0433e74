import type { ReleaseSection, ReleaseUpgrade } from '@/lib/source/schemas/releases'

/** Fields that a release has in addition to those of a post. */
export type Release = {
  version: string
  /** URL of the comparison with the previous release. */
  compareUrl: string | undefined
  /** GitHub usernames. */
  contributors: string[]
  sections: ReleaseSection[]
  /** What readers need to know for the upgrade, in addition to its changes. */
  upgrade?: ReleaseUpgrade
}

/** Lists the packages that a release affects, sorted by name. */
export function listPackages(sections: ReleaseSection[]): string[] {
  const packages = sections.flatMap(({ items }) => items.flatMap((item) => item.packages ?? []))
  return [...new Set(packages)].sort()
}
