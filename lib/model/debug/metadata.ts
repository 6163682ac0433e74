import type { PackageVersion, SiteMetadata } from '@/lib/records/debug'
import type { PackageManifest } from '../shared/page-base'

const FRAMEWORK = 'next'

/**
 * Returns the versions of a site's packages.
 * @param findManifest returns the manifest of an installed package, or of the site for an empty name; undefined if there
 * is none
 */
export function toSiteMetadata(
  findManifest: (name: string) => PackageManifest | undefined,
): SiteMetadata {
  const site = findManifest('') ?? {}
  const toVersions = (dependencies: Record<string, string> = {}, use: PackageVersion['use']) =>
    Object.keys(dependencies).map((name) => ({ name, version: findManifest(name)?.version, use }))
  return {
    siteVersion: site.version,
    framework: { name: 'Next.js', version: findManifest(FRAMEWORK)?.version },
    packages: [
      ...toVersions(site.dependencies, 'build'),
      ...toVersions(site.devDependencies, 'checks'),
    ],
  }
}
