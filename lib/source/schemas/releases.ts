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

/** What a release needs to run, in the order it is shown. A key names the program, as `requires` in `upgrade` does. */
export const requirements = {
  node: 'Node.js',
  react: 'React',
  typescript: 'TypeScript, if you use it',
  mdx: 'MDX',
} as const

export type RequirementId = keyof typeof requirements

/**
 * `upgrade` of a release's front matter: what readers who update to it need besides its changes. What a release does not
 * name is as in the release before it.
 */
export const upgradeSchema = z.strictObject({
  /** Versions as readers see them, `18.0 or later`, from `engines` and the dependencies of the published packages. */
  requires: z
    .partialRecord(
      z.enum(Object.keys(requirements) as [RequirementId, ...RequirementId[]]),
      z.string().min(1, 'must not be empty'),
    )
    .optional(),
  /** Packages besides the framework's own that have to be updated with it, `react@18`. */
  packages: z
    .array(z.string().regex(/.@\S+$/, 'must be a package with a version, such as react@18'))
    .optional(),
  /** Programs that find or change what the release breaks, and what each of them does in one line of Markdown. */
  codemods: z
    .array(
      z.strictObject({
        command: z.string().min(1, 'must not be empty'),
        text: z.string().min(1, 'must not be empty'),
      }),
    )
    .optional(),
})

export type ReleaseUpgrade = z.infer<typeof upgradeSchema>

/** `other_pull_requests` of a release's front matter: the numbers of those that no change names. */
export const otherPullRequestsSchema = z.array(z.int())
