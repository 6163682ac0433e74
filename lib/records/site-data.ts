import type { ShowcaseTag } from '@/lib/config/showcase-tags'
import type { VersionSectionId } from '@/lib/config/types'
import type { Href } from '@/lib/core/url'

/** A link of a version; one with a scheme leads to another site. */
export type VersionPageLink = { label: string; href: Href }

/** A version with where to read it. */
export type VersionRow = {
  label: string
  documentation: Href
  /** What changed in it: on this site where it is known here, and on GitHub. */
  releaseNotes: VersionPageLink[]
}

/** Versions that have something in common. */
export type VersionSection = {
  /** Id of its heading. */
  id: VersionSectionId
  rows: VersionRow[]
}

/** Pages of the site that belong together. */
export type SiteMapSection = { title: string; links: { href: Href; title: string }[] }

/** A site made with the framework. */
export type ShowcaseSite = {
  title: string
  website: string
  /** Where its code is; null if that is not public. */
  source: string | null
  tags: ShowcaseTag[]
  description: string
}

/** Where a feature request is discussed. */
export type FeatureRequestThread = { title: string; url: string; kind: string; number: number }

/** Feature requests by group. */
export type FeatureRequestGroup = {
  group: string
  /** Id of its heading. */
  id: string
  themes: {
    title: string
    /** What people ask for, in a sentence. */
    text: string
    threads: FeatureRequestThread[]
  }[]
}

/** A part of the test area, with how much is in it. */
export type FixtureArea = {
  kind: 'docs' | 'blog' | 'pages'
  href: Href
  counts: { label: string; count: number }[]
}
