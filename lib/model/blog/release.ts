import { z } from 'zod'
import { siteConfig } from '@/lib/config/site'

/** Kinds of changes with the heading of their section, in the order they are shown. */
export const changeKinds = {
  'breaking-change': 'Breaking changes',
  'new-feature': 'New features',
  'bug-fix': 'Bug fixes',
  performance: 'Performance',
  polish: 'Polish',
  documentation: 'Documentation',
  translation: 'Translations',
  dependencies: 'Dependencies',
  maintenance: 'Maintenance',
  changes: 'Changes',
} as const

export type ChangeKind = keyof typeof changeKinds

const change = z.strictObject({
  /** Numbers of the pull requests. */
  prs: z.array(z.int()),
  /** Folders of the packages it touches. */
  packages: z.array(z.string()).optional(),
  /** One line of Markdown. */
  text: z.string().min(1, 'must not be empty'),
})

/** `sections` of a release's front matter. */
export const sectionsSchema = z.array(
  z.strictObject({
    kind: z.enum(Object.keys(changeKinds) as [ChangeKind, ...ChangeKind[]]),
    items: z.array(change),
  }),
)

export type ReleaseSection = z.infer<typeof sectionsSchema>[number]

/** What a release has beside a post. */
export type Release = {
  version: string
  /** Comparison with the release before it. */
  compareUrl: string | undefined
  /** Logins on GitHub. */
  contributors: string[]
  sections: ReleaseSection[]
}

/** Address of a pull request of the documented product. */
export function toPullRequestUrl(number: number): string {
  return `${siteConfig.productRepository}/pull/${number}`
}

/** Address of everything that changed between two releases. */
export function toCompareUrl(previous: string, version: string): string {
  return `${siteConfig.productRepository}/compare/v${previous}...v${version}`
}

/** Packages that a release touches, sorted by name. */
export function listPackages(sections: ReleaseSection[]): string[] {
  const packages = sections.flatMap(({ items }) => items.flatMap((item) => item.packages ?? []))
  return [...new Set(packages)].sort()
}
