import type { DocsVersionConfig, VersionState } from '@/lib/config/types'
import { compareReleases, isReleaseNumber } from '@/lib/config/versions'

/**
 * Returns a version that is no longer the newest release. If it isn't a release, it becomes unreleased, because the
 * next release is cut from it.
 */
function toSuperseded(version: DocsVersionConfig): DocsVersionConfig {
  const state: VersionState = isReleaseNumber(version.name) ? 'unmaintained' : 'unreleased'
  return version.state === 'newest-release' ? { ...version, state } : version
}

/**
 * Adds a version to the versions of an instance, newest first. The highest release number is the newest release, and
 * the others are unmaintained. All versions have a badge if there are several.
 * @param versions of the instance, newest first
 * @param name number of the release to add
 * @param source the version that it is cut from
 */
export function registerVersion(
  versions: readonly DocsVersionConfig[],
  name: string,
  source: DocsVersionConfig,
): DocsVersionConfig[] {
  const isOlder = (each: DocsVersionConfig) => compareReleases(each.name, name) > 0
  const isNewest = !versions.some((each) => isReleaseNumber(each.name) && !isOlder(each))
  const added: DocsVersionConfig = {
    name,
    label: name,
    path: name,
    ...(source.noIndex !== undefined && { noIndex: source.noIndex }),
    state: isNewest ? 'newest-release' : 'unmaintained',
    badge: true,
  }
  const others = versions.map((each) => ({
    ...(isNewest ? toSuperseded(each) : each),
    badge: true,
  }))
  const place = others.findIndex(isOlder)
  return others.toSpliced(place === -1 ? others.length : place, 0, added)
}
