import { z } from 'zod'

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

/** `other_pull_requests` of a release's front matter: the numbers of those that no change names. */
export const otherPullRequestsSchema = z.array(z.int())
