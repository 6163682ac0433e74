import type { Href } from '@/lib/core/url'
import type { PostLink } from './navigation'

/** A part of a line: words or code, with the link it belongs to. */
export type LinePart = { text: string; isCode?: true; href?: Href }

/** A line of Markdown as data. */
export type Line = LinePart[]

/** A minor version with all of its releases, such as 2.4. */
export type ReleaseLine = {
  /** @example '2.4' */
  name: string
  /** Its newest release, `2.4.3`. */
  release: string
}

/** Two lines, and the page with the changes from the older to the newer one. */
export type UpgradeLink = { from: ReleaseLine; to: ReleaseLine; href: Href }

/** The upgrades that readers can choose from. */
export type UpgradeChoice = {
  /** Oldest first. */
  lines: ReleaseLine[]
  /** A link for each pair of lines. */
  pairs: UpgradeLink[]
  /** Link to the guide for upgrading from the first major version. */
  legacyHref: Href
}

/** A change of a program's required version. */
export type RequirementChange = { label: string; from: string | undefined; to: string }

/** Breaking changes of a release, with what to do about them. */
export type BreakingChanges = { version: string; href: Href; items: Line[] }

/** An option that is different after the upgrade. */
export type OptionChange = {
  /** Path from the root of the options, such as `markdown.format`. */
  name: string
  /** Where the option is used: a package, or the kind of file whose front matter contains it. */
  owner: string
  /** Link to its row in the documentation; absent if the option was removed. */
  href?: Href
  version: string
  /** What the option does, or what changed. */
  text: Line
  /** The default before and after. */
  defaults?: { before: Line; after: Line }
}

export type OptionChanges = Record<
  'removed' | 'defaults' | 'changed' | 'deprecated',
  OptionChange[]
>

/** A program that finds or fixes what a release breaks. */
export type Codemod = { command: string; version: string; text: Line }

/** The changes from one release line to another. */
export type UpgradePair = {
  from: ReleaseLine
  to: ReleaseLine
  /** npm command that updates the packages. */
  command: string
  requirements: RequirementChange[]
  /** By release, oldest first; releases that break nothing are left out. */
  breaking: BreakingChanges[]
  options: OptionChanges
  codemods: Codemod[]
  /** Every release between the two, oldest first, with the posts that announce it. */
  releases: { version: string; href: Href; posts: PostLink[] }[]
  /** Link to the page where readers choose other versions. */
  chooserHref: Href
}
