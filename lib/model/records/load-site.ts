import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Asset } from '@/lib/assets/asset'
import type { NavbarItem } from '@/lib/config/navbar-types'
import type { CompiledOutline } from '@/lib/markdown/store/compiled-store'
import type { History } from '@/lib/source/last-updated'
import { createHistory } from '@/lib/source/last-updated'
import { createAuthorPictures } from '../blog/author-pictures'
import type { PackageManifest } from '../debug/metadata'
import type { Site } from './create-site'
import { createSite } from './create-site'
import { readFeatureRequests } from '../site/feature-requests'
import type { SiteContent } from '../site/load-content'
import { findFileHref } from '../site/load-content'
import { loadShowcase } from '../site/load-showcase'

let history: History | undefined

function findManifest(name: string): PackageManifest | undefined {
  const file = path.join(name === '' ? '' : path.join('node_modules', name), 'package.json')
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as PackageManifest) : undefined
}

/** A site with what has to be made ready for its pages besides their own images. */
export type LoadedSite = { site: Site; assets: Asset[] }

/**
 * Makes the records of the site from its content, and reads what else they hold: the history, the pictures of authors,
 * the data of single pages.
 * @param outlines what is known of compiled bodies, by content path
 */
export function loadSite(
  content: SiteContent,
  outlines: ReadonlyMap<string, CompiledOutline>,
  navbarItems: NavbarItem[],
): LoadedSite {
  // Commits are made between builds, not while one runs or a maintainer writes.
  history ??= createHistory()
  const pictures = createAuthorPictures()
  const site = createSite(
    content,
    {
      findOutline: (source) => outlines.get(source),
      findFileHref: (source) => findFileHref(content, source),
      findUpdate: history.findUpdate,
      findPicture: pictures.find,
    },
    { showcase: loadShowcase(), featureRequests: readFeatureRequests(), findManifest },
    navbarItems,
  )
  return { site, assets: pictures.listAssets() }
}
