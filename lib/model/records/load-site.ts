import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import memoize from 'lodash-es/memoize.js'
import type { Asset } from '@/lib/source/assets/asset'
import { toAssetHref } from '@/lib/source/assets/asset'
import { withBaseUrl } from '@/lib/config/base-url'
import type { CompiledOutline } from '@/lib/markdown/compile/compile'
import { mainDocs, toReleasePath } from '@/lib/config/instances'
import { OPTIONS_FOLDER, readOptionSources } from '@/lib/options/option-sources'
import { readDataFile } from '@/lib/source/data-file'
import { FEATURE_REQUESTS_FILE, featureRequestsSchema } from '@/lib/source/schemas/feature-requests'
import type { PageUpdate } from '@/lib/source/last-updated'
import { findUpdate, readLastUpdated } from '@/lib/source/last-updated'
import { readAuthorPicture } from '../blog/author-pictures'
import { createCrossLinks } from '../blog/cross-links'
import type { SiteContent } from '../site/load-content'
import { findFileHref } from '../site/load-content'
import { loadShowcase } from '../site/showcase'
import type { PackageManifest, SiteFacts } from '../shared/page-base'
import { findUpgradeLink } from '../upgrade/upgrade-records'

/** Reads the history once: commits during a build or an editing session don't matter. */
const readUpdates = memoize(() => readLastUpdated().updates)

function findManifest(name: string): PackageManifest | undefined {
  const file = path.join(name === '' ? '' : path.join('node_modules', name), 'package.json')
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as PackageManifest) : undefined
}

type Outlines = Pick<ReadonlyMap<string, CompiledOutline>, 'get'>

/** Lists the files whose text a document shows: its own, its partials and the sources of its option tables. */
function listFiles(source: string, outlines: Outlines): string[] {
  const { dependencies = {} } = outlines.get(source) ?? {}
  const included = Object.keys(dependencies).filter(
    (file) => /\.mdx?$/.test(file) || file.startsWith(`${OPTIONS_FOLDER}/`),
  )
  return [source, ...included]
}

/** Returns the release of a document's version: its date is that of the content which the document describes. */
function findReleaseUpdate({ blogs }: SiteContent, source: string): PageUpdate | undefined {
  const version = mainDocs.versions.find(({ name }) =>
    source.startsWith(`content/${mainDocs.contentPath}/${name}/`),
  )
  const posts = version ? blogs.flatMap((blog) => blog.posts) : []
  const release = posts.find(({ path: file }) => file === toReleasePath(version?.name ?? ''))
  return release && { date: release.date, author: '' }
}

/**
 * Calls `createSite` or `createPage` with the content and what else they need: the history, the pictures of authors, the
 * data of single pages. Also lists the assets that the result needs besides the images of bodies.
 * @param outlines outlines of the compiled bodies, by content path
 */
export function createFromContent<Created>(
  content: SiteContent,
  outlines: Outlines,
  create: (content: SiteContent, facts: SiteFacts) => Created,
): { created: Created; assets: Asset[] } {
  const pictures = new Map<string, Asset>()
  const facts: SiteFacts = {
    findOutline: (source) => outlines.get(source),
    findFileHref: (source) => findFileHref(content, source),
    findUpdate: (source, override) =>
      findUpdate(
        readUpdates(),
        listFiles(source, outlines),
        override,
        findReleaseUpdate(content, source),
      ),
    findPicture: (file) => {
      const found = pictures.get(file) ?? readAuthorPicture(file)
      if ('message' in found) return undefined
      pictures.set(file, found)
      return withBaseUrl(toAssetHref(found))
    },
    findManifest,
    findLinks: (post) => findLinks(post),
    findUpgrade: (version) => findUpgradeLink(content, version),
    get showcase() {
      return loadShowcase()
    },
    get featureRequests() {
      return readDataFile(FEATURE_REQUESTS_FILE, featureRequestsSchema) ?? []
    },
    get optionSources() {
      return readOptionSources()
    },
  }
  const findLinks = createCrossLinks({ ...content, facts })
  const created = create(content, facts)
  return { created, assets: [...pictures.values()] }
}
