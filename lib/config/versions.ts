import { product } from './product'
import type {
  DocsConfig,
  DocsVersionConfig,
  VersionSectionId,
  VersionState,
  VersionStateConfig,
} from './types'

/** The versions of the framework's documentation, newest first. When a version is cut, change the states here. */
export const mainVersions: DocsVersionConfig[] = [
  { name: 'current', label: 'Canary', path: '', state: 'unreleased', badge: true },
  { name: '3.1.1', label: '3.1.1', path: '3.1.1', state: 'newest-release', badge: true },
  { name: '3.0.1', label: '3.0.1', path: '3.0.1', state: 'unmaintained', badge: true },
]

/** What the site says about the versions in each state. */
export const versionStates: Record<VersionState, VersionStateConfig> = {
  unreleased: {
    section: 'next',
    notice: {
      form: 'line',
      offers: 'newest-release',
      text: 'Unreleased; the newest release is [{offered}]',
    },
  },
  'newest-release': {
    section: 'latest',
    notice: {
      form: 'line',
      offers: 'unreleased',
      text: 'Newest release; upcoming changes are in [{offered}]',
    },
  },
  unmaintained: {
    section: 'archive',
    notice: {
      form: 'banner',
      offers: 'newest-release',
      text: `This is documentation for ${product.name} {version}, which is no longer actively maintained. For up-to-date documentation, see the [latest version] ({offered}).`,
    },
  },
}

/** Title and text of each section of the page of all versions. */
export const versionSections: Record<VersionSectionId, { title: string; text: string }> = {
  next: {
    title: 'Current version',
    text: "Shown by default. It describes work that hasn't been released yet, so some of its pages are ahead of the newest release.",
  },
  latest: {
    title: 'Newest release',
    text: "The version that you get when you install it today. Choose it if the current version describes a feature that you don't have.",
  },
  archive: {
    title: 'Past versions',
    text: 'Releases that are no longer maintained. Their documentation is still on this site, and each page links to the same page of the newest release.',
  },
  archived: {
    title: 'Archived versions',
    text: 'Releases whose documentation is on other sites and is no longer updated. 3.0.0 links to the documentation of its patch release, and 2.4.3, the last 2.x release, to the documentation of 2.x.',
  },
  legacy: {
    title: `${product.name} v1`,
    text: 'The first version, which is a different program. Migration guides explain how to move from it to version 2.',
  },
}

/** The first version in a state, or undefined if there is none. */
export function findVersionInState(
  { versions }: Pick<DocsConfig, 'versions'>,
  state: VersionState,
): DocsVersionConfig | undefined {
  return versions.find((version) => version.state === state)
}

/** The newest release. @throws Error if no version of the instance is one */
export function getNewestRelease(docs: Pick<DocsConfig, 'id' | 'versions'>): DocsVersionConfig {
  const version = findVersionInState(docs, 'newest-release')
  if (!version) throw new Error(`No version of "${docs.id}" has the state "newest-release".`)
  return version
}
