import type { SitePath } from '@/lib/core/url'
import { joinPath } from '@/lib/core/url'
import { product } from './product'
import type {
  DocsConfig,
  DocsVersionConfig,
  VersionSectionId,
  VersionState,
  VersionStateConfig,
} from './types'
import lists from './versions.json' with { type: 'json' }

/** The file with the versions of each docs instance. */
export const VERSIONS_PATH = 'lib/config/versions.json'

/** The versions of each docs instance by instance id, newest first. `npm run docs:version` adds to the JSON file. */
export const versionLists = lists as Record<keyof typeof lists, DocsVersionConfig[]>

/** How the site presents the versions in each state. */
export const versionStates: Record<VersionState, VersionStateConfig> = {
  unreleased: {
    section: 'next',
    notice: {
      form: 'line',
      linksTo: 'newest-release',
      text: 'Unreleased; the newest release is [{offered}]',
    },
  },
  'newest-release': {
    section: 'latest',
    notice: {
      form: 'line',
      linksTo: 'unreleased',
      text: 'Newest release; upcoming changes are in [{offered}]',
    },
  },
  unmaintained: {
    section: 'archive',
    notice: {
      form: 'banner',
      linksTo: 'newest-release',
      text: `This is documentation for ${product.name} {version}, which is no longer actively maintained. For up-to-date documentation, see the [latest version] ({offered}).`,
    },
  },
}

/** Title and text of each section of the versions page. */
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

/**
 * Returns the path of a version, without a trailing slash.
 * @throws Error if the instance has no such version
 */
export function toVersionPath(
  { id, versions, routeBasePath }: Pick<DocsConfig, 'id' | 'versions' | 'routeBasePath'>,
  name: string,
): SitePath {
  const version = versions.find((each) => each.name === name)
  if (!version) throw new Error(`The docs instance "${id}" has no version "${name}".`)
  return joinPath(routeBasePath, version.path)
}

/**
 * Returns the folder of a version's layout and page. The version at the root of its instance has a route group, so that
 * its layout isn't around the other versions.
 * @example toVersionRoute(mainDocs, current) // 'app/docs/(current)/'
 */
export function toVersionRoute(
  { routeBasePath }: Pick<DocsConfig, 'routeBasePath'>,
  { name, path }: Pick<DocsVersionConfig, 'name' | 'path'>,
): string {
  return joinPath('app', routeBasePath, path || `(${name})`, '/')
}

/** Files in the folder of a section that creates pages for every URL below it. */
export const SECTION_FILES = ['layout.tsx', '[[...slug]]/page.tsx']

/** Returns the first version in a state, or undefined if there is none. */
export function findVersionInState(
  { versions }: Pick<DocsConfig, 'versions'>,
  state: VersionState,
): DocsVersionConfig | undefined {
  return versions.find((version) => version.state === state)
}

/** Returns the newest release. @throws Error if no version of the instance has that state */
export function getNewestRelease(docs: Pick<DocsConfig, 'id' | 'versions'>): DocsVersionConfig {
  const version = findVersionInState(docs, 'newest-release')
  if (!version) throw new Error(`No version of "${docs.id}" has the state "newest-release".`)
  return version
}

/** Whether a version's name is a release number: exactly three numbers, as in semantic versioning. */
export function isReleaseNumber(name: string): boolean {
  return /^(?:0|[1-9]\d*)(?:\.(?:0|[1-9]\d*)){2}$/.test(name)
}

// Creating a collator is slow, and `localeCompare` creates one for each call.
const byNumber = new Intl.Collator('en', { numeric: true })

/** Sorts release numbers, newest first. A name that isn't a number, such as `current`, comes before them. */
export function compareReleases(one: string, other: string): number {
  return byNumber.compare(other, one)
}

/**
 * Returns the release that a version's install commands pin: its name if that is a release number, otherwise the newest
 * release, which readers of an unreleased version can install. Returns undefined if the instance has no release.
 */
export function findPinnedRelease(
  docs: Pick<DocsConfig, 'versions'>,
  { name }: Pick<DocsVersionConfig, 'name'>,
): string | undefined {
  const release = isReleaseNumber(name) ? name : findVersionInState(docs, 'newest-release')?.name
  return release !== undefined && isReleaseNumber(release) ? release : undefined
}
