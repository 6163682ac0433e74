import { createHash } from 'node:crypto'
import { withBaseUrl } from '@/lib/config/base-url'
import { siteContent } from '@/lib/model/site'
import { createRouteManifest } from './create-route-manifest'

/** The route manifest as a file that the not-found page asks for. */
export type RouteManifestFile = { fileName: string; json: string; href: string }

let file: RouteManifestFile | undefined

export function getRouteManifestFile(): RouteManifestFile {
  if (!file) {
    const json = JSON.stringify(createRouteManifest(siteContent))
    const hash = createHash('sha256').update(json).digest('hex').slice(0, 8)
    // The hash makes the file immutable: the page never meets an route manifest of another build.
    const fileName = `book.${hash}.json`
    file = { fileName, json, href: withBaseUrl(`/addresses/${fileName}`) }
  }
  return file
}
