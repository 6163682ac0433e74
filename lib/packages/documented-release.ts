import { mainDocs } from '@/lib/config/instances'
import { findPinnedRelease } from '@/lib/config/versions'

/**
 * The release whose packages a version of the documentation describes: the one it is named after, or the newest one for a
 * version that is not released.
 */
export function getPackagesRelease(version: string): string {
  return findPinnedRelease(mainDocs, { name: version }) ?? version
}

/**
 * The release that a file of the documentation is about, that of its version; undefined for other content.
 * @param path from the repository root
 */
export function findDocumentRelease(path: string): string | undefined {
  const version = /^content\/docs\/([^/]+)\//.exec(path)?.[1]
  return version === undefined ? undefined : getPackagesRelease(version)
}
