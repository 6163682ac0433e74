import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { PackageManifest, SiteMetadata } from './metadata'
import { toSiteMetadata } from './metadata'

function findManifest(folder: string): PackageManifest | undefined {
  const file = path.join(/* turbopackIgnore: true */ process.cwd(), folder, 'package.json')
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as PackageManifest) : undefined
}

/** The versions of what this site is made with. */
export function readSiteMetadata(): SiteMetadata {
  return toSiteMetadata(findManifest('') ?? {}, (name) =>
    findManifest(path.join('node_modules', name)),
  )
}
