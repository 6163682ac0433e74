import type { Href } from '@/lib/core/url'

/** A link and its text. */
export type NavigationLink = { label: string; href: Href }

/** A breadcrumb; a category without a page has no href. */
export type Breadcrumb = { label: string; href?: Href }

/** A link to a tag's page. */
export type TagLink = { label: string; href: Href }

/** Tags with the same first letter, each with its number of pages. */
export type TagLetter = { letter: string; tags: (TagLink & { count: number })[] }

/** A page in a version. */
export type VersionTarget = { name: string; label: string; href: Href }

/** The same page in another version. */
export type VersionLink = VersionTarget & { active?: true }

/** A navbar link into the docs. */
export type ResolvedLink = {
  /** Set only if the configuration takes the label from the docs. */
  label?: string
  href: Href
  active?: true
  /** Href by version name, for readers who may prefer a version while the page belongs to none. */
  hrefByVersion?: Record<string, Href>
}

/** A navbar dropdown of versions. */
export type ResolvedVersions = {
  /** Label of the version that readers without a preference get. */
  label: string
  links: VersionLink[]
}

/**
 * Targets of a page's navbar items that depend on the docs, by item key (`toItemKey`). Items that are hidden on the
 * page are left out.
 */
export type ResolvedNavbar = Record<string, ResolvedLink | ResolvedVersions>

/** A link to another post. */
export type PostLink = { title: string; href: Href; date: string }
