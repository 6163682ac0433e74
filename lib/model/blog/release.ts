import type { ReleaseSection, ReleaseUpgrade } from '@/lib/source/schemas/releases'

/** What a release has in addition to a post. */
export type Release = {
  version: string
  /** Comparison with the release before it. */
  compareUrl: string | undefined
  /** Logins on GitHub. */
  contributors: string[]
  sections: ReleaseSection[]
  /** What readers who update to it need besides its changes. */
  upgrade?: ReleaseUpgrade
}

/** Packages that a release touches, sorted by name. */
export function listPackages(sections: ReleaseSection[]): string[] {
  const packages = sections.flatMap(({ items }) => items.flatMap((item) => item.packages ?? []))
  return [...new Set(packages)].sort()
}
