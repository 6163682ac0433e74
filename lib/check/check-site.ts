import { existsSync } from 'node:fs'
import { listFeeds } from '@/lib/config/feed-formats'
import { blogInstances } from '@/lib/config/instances'
import { locales } from '@/lib/config/locales'
import { otherPaths } from '@/lib/config/other-paths'
import { siteConfig } from '@/lib/config/site'
import { joinPath } from '@/lib/core/url'
import type { CompiledOutline } from '@/lib/markdown/compile/compile'
import { checkAuthorPictures } from '@/lib/model/blog/author-pictures'
import { readOptionSources } from '@/lib/options/option-sources'
import type { Site } from '@/lib/model/records/create-site'
import { createSite } from '@/lib/model/records/create-site'
import { createFromContent } from '@/lib/model/records/load-site'
import type { Asset } from '@/lib/source/assets/asset'
import type { SiteContent } from '@/lib/model/site/load-content'
import { findFileHref } from '@/lib/model/site/load-content'
import { checkNavbar } from '@/lib/model/site/navbar'
import { REDIRECTS_PATH } from '@/lib/model/site/redirects'
import type { Problem } from '@/lib/core/problem'
import { checkCardLists } from './check-card-lists'
import { checkDocumentLinks } from './check-document-links'
import { checkLocales } from './check-locales'
import type { OptionPages } from './check-option-rows'
import { checkOptionRows } from './check-option-rows'
import { locateProblem } from './locate-problem'
import { listSiteLinks } from './site-links'
import { listFiles } from '@/lib/source/list-files'
import { checkPublicFiles, checkUrls } from './check-urls'
import { listUncertainRoots, listUnledgeredRoots } from './uncertain-roots'
import { checkLedger, readLedger } from './url-ledger'

/** Lists the paths of the redirects and of the existing `sidebars.ts` files. */
function listDataFiles({ docs }: SiteContent): string[] {
  const sidebars = docs.flatMap(({ versions }) => versions.map(({ sidebarsPath }) => sidebarsPath))
  return [REDIRECTS_PATH, ...sidebars].filter((file) => existsSync(file))
}

/** Files at the root of the site that it makes besides pages, feeds and lists of options. */
const ROOT_FILES = ['sitemap.xml', 'robots.txt', 'llms.txt', 'manifest.webmanifest', 'sw.js']
  .concat('opensearch.xml', '404.html', 'third-party-notices.txt')
  .map((name) => `/${name}`)

/** Whether a path of this host is a file in `public/` or is served by another program. */
function isServed(path: string): boolean {
  const isOther = otherPaths.some((other) =>
    other.endsWith('/') ? path.startsWith(other) : path === other,
  )
  return isOther || existsSync(joinPath('public', decodeURI(path)))
}

function toPaths(problems: readonly { path: string }[]): Set<string> {
  return new Set(problems.map(({ path }) => path))
}

/** Reports the options without a row to link to. Sources with problems are skipped. */
function checkOptions(pages: OptionPages): Problem[] {
  return readOptionSources()
    .filter(({ file }) => !pages.filesWithProblems.has(file))
    .flatMap((source) => checkOptionRows(source, pages))
}

/** A site, and the assets that its pages need besides their own images. With problems, its records may be incomplete. */
export type CheckedSite = { site: Site; assets: Asset[]; problems: Problem[] }

/**
 * Creates the records of the site and checks what requires all documents: ids, slugs, sidebars, links and redirects.
 * @param found problems of single files; problems that result from them are left out
 * @param outlines outlines of the compiled bodies, by content path
 */
export function checkSite(
  content: SiteContent,
  found: Problem[],
  outlines: ReadonlyMap<string, CompiledOutline>,
): CheckedSite {
  const invalidFiles = toPaths(found)
  const { created: site, assets } = createFromContent(content, outlines, createSite)
  const pages = site.pages.flatMap(({ page, route }) => (route === undefined ? [] : [page]))
  const modelProblems = [
    ...site.problems,
    ...content.blogs.flatMap(checkAuthorPictures),
    ...checkUrls(content, site.pages),
    ...checkNavbar(siteConfig.navbar.items, content.docs),
    ...checkLocales(locales, new Set(pages.map(({ href }) => href))),
  ]
    .filter(({ path }) => !invalidFiles.has(path))
    .map(locateProblem)
  const filesWithProblems = toPaths([...found, ...modelProblems])
  const uncertainRoots = listUncertainRoots(content, invalidFiles)
  const optionProblems = checkOptions({
    documents: new Set(site.pages.flatMap(({ page }) => page.source ?? [])),
    compiled: outlines,
    filesWithProblems,
  })
  // Without valid front matter or sources, what a page shows of them is unknown, and so are the ids.
  const isCertain = ([document, { dependencies }]: [string, CompiledOutline]) =>
    ![document, ...Object.keys(dependencies)].some((path) => invalidFiles.has(path))
  const certain = new Map([...outlines].filter(isCertain))
  const invalidData = new Set([...invalidFiles, ...toPaths(optionProblems)])
  const madeFiles = [
    ...blogInstances.flatMap(listFeeds).map(({ path }) => path),
    ...site.dataFiles.map(({ path }) => path),
    ...ROOT_FILES,
  ]
  const made = new Set([...site.pages.map(({ page }) => page.path), ...madeFiles])
  const publicFiles = existsSync('public') ? listFiles('public') : []
  const problems = [
    ...modelProblems,
    ...checkPublicFiles(publicFiles, made),
    ...checkCardLists(content, outlines, filesWithProblems),
    ...[...outlines.values()].flatMap((outline) => outline.problems),
    ...checkDocumentLinks(
      {
        compiled: outlines,
        findFileHref: (file) => findFileHref(content, file),
        fileByRoute: new Map(pages.map(({ href, source }) => [href, source])),
        madeFiles: new Set<string>(madeFiles),
        filesWithProblems,
        isServed,
        publicFiles: publicFiles.map((file) => `/${file}`),
        uncertainRoots,
      },
      listSiteLinks(listDataFiles(content)).filter(
        // The model has reported a redirect to a page that doesn't exist.
        ({ path, route = '', hash }) => path !== REDIRECTS_PATH || (hash !== '' && made.has(route)),
      ),
    ).filter(({ path }) => !invalidData.has(path)),
    ...optionProblems,
    ...checkLedger(readLedger(), {
      pages: site.pages,
      redirects: site.redirects,
      outlines: certain,
      uncertainRoots: listUnledgeredRoots(content, uncertainRoots, filesWithProblems),
    }),
  ]
  return { site, assets, problems }
}
