import type { Href } from '@/lib/core/url'
import type { PostLink } from './site-page'

/** A piece of a line: words or code, with the link that it is part of. */
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

/** A page of what changes between two lines. */
export type UpgradeLink = { from: string; to: string; href: Href }

/** What readers can choose. */
export type UpgradeChoice = {
  /** Oldest first. */
  lines: ReleaseLine[]
  /** A link for each two of them. */
  pairs: UpgradeLink[]
  /** How to come from the first major version. */
  legacyHref: Href
}

/** A version of a program that the site needs, before and after. */
export type RequirementChange = { label: string; from: string | undefined; to: string }

/** What a release breaks, with what to do about it. */
export type BreakingChanges = { version: string; href: Href; items: Line[] }

/** An option that differs after the upgrade. */
export type OptionChange = {
  /** Path from the root of the options, `markdown.format`. */
  name: string
  /** What reads the option: a package, or the kind of file whose front matter it is in. */
  owner: string
  /** Its row in the documentation; absent where there is none any more. */
  href?: Href
  version: string
  /** What it is for, or what is different. */
  text: Line
  /** The default before and after. */
  defaults?: { before: Line; after: Line }
}

export type OptionChanges = Record<
  'removed' | 'defaults' | 'changed' | 'deprecated',
  OptionChange[]
>

/** A program that finds or changes what a release breaks. */
export type Codemod = { command: string; version: string; text: Line }

/** What changes from one line to another. */
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
  /** Where readers choose other versions. */
  chooserHref: Href
}
