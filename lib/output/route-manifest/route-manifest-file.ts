import { createHash } from 'node:crypto'
import { withBaseUrl } from '@/lib/config/base-url'
import { docsInstances } from '@/lib/config/instances'
import type { Href } from '@/lib/core/url'
import { readSiteIndex } from '@/lib/records/read-records'
import { createRouteManifest } from './create-route-manifest'

/** The route manifest as a file that the not-found page asks for. */
export type RouteManifestFile = { fileName: string; json: string; href: Href }

/** The file, made from the records. */
export function getRouteManifestFile(): RouteManifestFile {
  const json = JSON.stringify(createRouteManifest(readSiteIndex(), docsInstances))
  const hash = createHash('sha256').update(json).digest('hex').slice(0, 8)
  // The hash makes the file immutable: the page never meets the manifest of another build.
  const fileName = `manifest.${hash}.json`
  return { fileName, json, href: withBaseUrl(`/routes/${fileName}`) }
}
