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

const text = z.string().min(1, 'must not be empty')

const pinned = z.string().regex(/.@\S+$/, 'must be a package with a version, such as react@18')

const change = z.strictObject({
  /** Numbers of the pull requests. */
  prs: z.array(z.int()),
  /** Folders of the packages it affects. */
  packages: z.array(z.string()).optional(),
  /** One line of Markdown. */
  text,
})

/** `sections` in a release's front matter. */
export const sectionsSchema = z.array(
  z.strictObject({
    kind: z.enum(Object.keys(changeKinds) as [ChangeKind, ...ChangeKind[]]),
    items: z.array(change),
  }),
)

export type ReleaseSection = z.infer<typeof sectionsSchema>[number]

/** Programs that a release requires, in display order. The keys are those of `requires` in `upgrade`. */
export const requirements = {
  node: 'Node.js',
  react: 'React',
  typescript: 'TypeScript, if you use it',
  mdx: 'MDX',
} as const

export type RequirementId = keyof typeof requirements

/**
 * `upgrade` in a release's front matter: what readers need to know for the upgrade, in addition to its changes. A value
 * that a release doesn't mention is the same as in the previous release.
 */
export const upgradeSchema = z.strictObject({
  /** Displayed versions, such as `18.0 or later`, from `engines` and the dependencies of the published packages. */
  requires: z
    .partialRecord(z.enum(Object.keys(requirements) as [RequirementId, ...RequirementId[]]), text)
    .optional(),
  /** Packages besides the framework's own that must be updated with it, such as `react@18`. */
  packages: z.array(pinned).optional(),
  /** Packages that others depend on, in the version that works with the release, each with a reason in Markdown. */
  overrides: z.array(z.strictObject({ package: pinned, text })).optional(),
  /** What else to do before the first build, in one line of Markdown. */
  guide: text.optional(),
  /** Programs that find or fix what the release breaks, each with a description in one line of Markdown. */
  codemods: z.array(z.strictObject({ command: text, text })).optional(),
})
