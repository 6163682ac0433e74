import { mainDocs } from '@/lib/config/instances'
import { findPinnedRelease } from '@/lib/config/versions'

/**
 * Returns the release whose packages a version of the documentation describes: the release of the same name, or the
 * newest release if the version is unreleased.
 */
export function getPackagesRelease(version: string): string {
  return findPinnedRelease(mainDocs, { name: version }) ?? version
}

/**
 * Returns the release that a documentation file describes, based on its version, or undefined for other content.
 * @param path from the repository root
 */
export function findDocumentRelease(path: string): string | undefined {
  const version = /^content\/docs\/([^/]+)\//.exec(path)?.[1]
  return version === undefined ? undefined : getPackagesRelease(version)
}
