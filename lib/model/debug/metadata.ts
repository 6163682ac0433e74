/** What is read of a package's own `package.json`. */
export type PackageManifest = {
  version?: string
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
}

/** A package that the site uses; without a version it is not installed. */
export type PackageVersion = {
  name: string
  version: string | undefined
  /** Whether the pages are made with it, or only checked. */
  use: 'build' | 'checks'
}

/** The versions of what the site is made with. */
export type SiteMetadata = {
  /** Version of the site itself, if it has one. */
  siteVersion: string | undefined
  /** Version of the framework that builds the site. */
  framework: { name: string; version: string | undefined }
  packages: PackageVersion[]
}

const FRAMEWORK = 'next'

/**
 * The versions of a site's packages.
 * @param site the site's own manifest
 * @param findManifest manifest of an installed package, undefined if there is none
 */
export function toSiteMetadata(
  site: PackageManifest,
  findManifest: (name: string) => PackageManifest | undefined,
): SiteMetadata {
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
