import type { VersionSectionId } from '@/lib/config/types'
import type { Href } from '@/lib/core/url'
import type { NavigationLink } from './navigation'

export type {
  FeatureRequestGroup,
  FeatureRequestThread,
} from '@/lib/source/schemas/feature-requests'
export type { ShowcaseSite } from '@/lib/source/schemas/showcase'

/** A version and the links to its documentation. */
export type VersionRow = {
  label: string
  documentation: Href
  /** Links to its changes: on this site, if it is in the changelog, and on GitHub. */
  releaseNotes: NavigationLink[]
}

/** A group of versions, such as the archived ones. */
export type VersionSection = {
  /** Id of its heading. */
  id: VersionSectionId
  rows: VersionRow[]
}

/** Pages of the site that belong together. */
export type SiteMapSection = { title: string; links: { href: Href; title: string }[] }

/** A part of the test area and the number of its pages. */
export type FixtureArea = {
  kind: 'docs' | 'blog' | 'pages'
  href: Href
  counts: { label: string; count: number }[]
}
