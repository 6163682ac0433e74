import { existsSync, readFileSync } from 'node:fs'
import { toServed, toSitePath, withBaseUrl } from '@/lib/config/base-url'
import { environment } from '@/lib/config/env'
import { listFeeds } from '@/lib/config/feed-formats'
import * as instances from '@/lib/config/instances'
import { locales } from '@/lib/config/locales'
import { otherPaths } from '@/lib/config/other-paths'
import { siteConfig } from '@/lib/config/site'
import { invariant } from '@/lib/core/invariant'
import { ensureTrailingSlash, joinPath } from '@/lib/core/url'
import type { CompiledOutline } from '@/lib/markdown/store/compiled-store'
import { checkAuthorPictures } from '@/lib/model/blog/author-pictures'
import { checkBlogData } from '@/lib/model/blog/load-blog'
import { checkCategoryMetadata } from '@/lib/model/docs/category-metadata'
import { toVersionFolder } from '@/lib/model/docs/create-version'
import { checkNavbar, isResolvable } from '@/lib/model/site/navbar'
import { checkFeatureRequests } from '@/lib/model/site/feature-requests'
import type { SiteContent } from '@/lib/model/site/load-content'
import { findFileHref } from '@/lib/model/site/load-content'
import { checkShowcase } from '@/lib/model/site/load-showcase'
import type { NavbarItem } from '@/lib/config/navbar-types'
import type { LoadedSite } from '@/lib/model/records/load-site'
import { loadSite } from '@/lib/model/records/load-site'
import { checkOptionSources } from '@/lib/options/option-sources'
import type { ModelProblem } from '@/lib/problems/model-problem'
import type { Problem } from '@/lib/problems/problem'
import { formatProblem } from '@/lib/problems/problem'
import type { ContentDocument } from '@/lib/source/document-files'
import { readLeniently } from '@/lib/source/lenient-front-matter'
import type { ContentFile } from '@/lib/source/list-files'
import { listContentPaths } from '@/lib/source/list-files'
import type { SourceText } from '@/lib/source/source-text'
import { checkFrontMatter, checkText, toSourceText } from '@/lib/source/source-text'
import { checkConfig } from './check-config'
import { checkCardLists } from './check-card-lists'
import { checkDocumentLinks } from './check-document-links'
import { checkInstances, checkStrayDocuments } from './check-instances'
import { checkLocales } from './check-locales'
import { listSiteLinks } from './site-links'
import { checkLedger, LEDGER_PATH } from './url-ledger'

/** What the first look at the files found. */
export type SourceCheck = {
  problems: Problem[]
  /** Files that can be compiled; those with a broken text or front matter are left out. */
  sound: ContentFile[]
  documents: ContentDocument[]
}

function toDocument({ path, kind }: ContentFile, source: SourceText): ContentDocument {
  switch (kind) {
    case 'Doc':
      return { path, kind, frontMatter: readLeniently(source, kind) }
    case 'Page':
      return { path, kind, frontMatter: readLeniently(source, kind) }
    case 'Post':
      return { path, kind, frontMatter: readLeniently(source, kind) }
    case 'Release':
      return { path, kind, frontMatter: readLeniently(source, kind) }
  }
}

/** What the look at one file found. */
export type CheckedSource = { file: ContentFile; document: ContentDocument; problems: Problem[] }

/** Checks text and front matter of a document. One with problems is a document, too, as far as it can be read. */
export function checkSource(file: ContentFile): CheckedSource {
  const text = readFileSync(file.path, 'utf8')
  const source = toSourceText(file.path, text)
  const textProblems = checkText(file.path, text)
  // A file that is empty or far too large has no front matter worth judging.
  const problems = textProblems.length > 0 ? textProblems : checkFrontMatter(source, file.kind)
  return { file, document: toDocument(file, source), problems }
}

/**
 * Puts together what is known of all files. Documents with problems come last, so that an id or URL is first that of a
 * sound one; a document's own problem is the only one.
 */
export function collectSources(checked: CheckedSource[]): SourceCheck {
  const sound = checked.filter(({ problems }) => problems.length === 0)
  const unsound = checked.filter(({ problems }) => problems.length > 0)
  return {
    problems: unsound.flatMap(({ problems }) => problems),
    sound: sound.map(({ file }) => file),
    documents: [...sound, ...unsound].map(({ document }) => document),
  }
}

/** Checks text and front matter of every document. */
export function checkSources(files: ContentFile[]): SourceCheck {
  return collectSources(files.map(checkSource))
}

/** Gives a problem of the model the place of the text it is about; a file that is missing has only its start. */
function locate({ searchText, place, ...problem }: ModelProblem): Problem {
  if (place) return { ...problem, ...place }
  const text = existsSync(problem.path) ? readFileSync(problem.path, 'utf8') : ''
  const candidates = [searchText, searchText.replaceAll("'", '"')]
  const offset = Math.max(...candidates.map((candidate) => text.indexOf(candidate)), 0)
  const before = text.slice(0, offset).split('\n')
  return { ...problem, line: before.length, column: (before.at(-1)?.length ?? 0) + 1 }
}

/** What is wrong with the files that are no documents: authors, tags, categories, showcase and feature requests. */
export function checkDataFiles(): Problem[] {
  return [
    ...checkCategoryMetadata('content'),
    ...instances.blogInstances.flatMap(checkBlogData),
    ...checkFeatureRequests(),
    ...checkOptionSources(),
    ...checkShowcase(),
  ]
}

/** What is wrong with the configuration of the site. */
export function checkConfiguration(): Problem[] {
  const { docsInstances, blogInstances, pagesInstances } = instances
  return checkConfig({
    site: siteConfig,
    docs: docsInstances,
    blogs: blogInstances,
    pages: pagesInstances,
    environment,
  }).map(locate)
}

/** What is wrong with single files: what follows from it is left out later. */
function checkFiles({ problems }: Pick<SourceCheck, 'problems'>): Problem[] {
  return [...problems, ...checkDataFiles(), ...checkStructure()]
}

/**
 * The problems of single files and bodies, each once, where a wrong configuration makes it impossible to say what the
 * site is.
 */
export function checkWithoutSite(
  sources: Pick<SourceCheck, 'problems'>,
  outlines: ReadonlyMap<string, CompiledOutline>,
): Problem[] {
  return toUnique([
    ...checkConfiguration(),
    ...checkFiles(sources),
    ...[...outlines.values()].flatMap(({ problems }) => problems),
  ])
}

function toUnique(problems: Problem[]): Problem[] {
  return [...new Map(problems.map((each) => [formatProblem(each), each])).values()]
}

/** Instances by the names of their constants. */
function toNamed<Config extends { contentPath: string }>(
  configs: readonly Config[],
): Record<string, Config> {
  const exported: [string, unknown][] = Object.entries(instances)
  return Object.fromEntries(
    configs.map((config) => {
      const name = exported.find(([, value]) => value === config)?.[0]
      invariant(name, () => `lib/config/instances.ts: export the instance "${config.contentPath}"`)
      return [name, config]
    }),
  )
}

/** What is missing for the instances of the site, and the documents that none of them shows. */
function checkStructure(): Problem[] {
  const { docsInstances, blogInstances, pagesInstances } = instances
  const named = {
    docs: toNamed(docsInstances),
    blogs: toNamed(blogInstances),
    pages: toNamed(pagesInstances),
  }
  const read = (path: string) => readFileSync(path, 'utf8')
  const folders = [...docsInstances, ...blogInstances, ...pagesInstances]
  return [
    ...checkInstances(named, { exists: existsSync, read }),
    ...checkStrayDocuments(
      listContentPaths(),
      folders.map(({ contentPath }) => contentPath),
    ),
  ]
}

/** Hrefs below which generated pages may be missing, because a file that they are made from has problems. */
function listUncertainRoots({ docs, blogs }: SiteContent, paths: ReadonlySet<string>): string[] {
  const places = [
    ...docs.flatMap(({ config, versions }) =>
      versions.map((version) => ({
        folder: toVersionFolder(config, version.config),
        root: version.href,
      })),
    ),
    ...blogs.map(({ config }) => ({
      folder: `content/${config.contentPath}/`,
      root: ensureTrailingSlash(config.routeBasePath),
    })),
  ]
  return places.flatMap(({ folder, root }) => {
    const broken = [...paths].filter((path) => path.startsWith(folder))
    if (broken.length === 0) return []
    // A document with problems may have lost its tags; data decide about categories and all tags.
    const hasBrokenData = broken.some((path) => /\.(?:json|ya?ml)$/.test(path))
    return [hasBrokenData ? root : joinPath(root, 'tags/')]
  })
}

/** Paths of the `sidebars.ts` files that there are. */
function listSidebarFiles({ docs }: SiteContent): string[] {
  return docs
    .flatMap(({ versions }) => versions.map(({ sidebarsPath }) => sidebarsPath))
    .filter((file) => existsSync(file))
}

/**
 * Site paths below which a page that was published may be missing because of another problem: of data, of a sidebar, or
 * of redirects that cannot be read.
 */
function listUnledgeredRoots(
  { docs, redirects }: SiteContent,
  uncertainRoots: readonly string[],
  blamed: ReadonlySet<string>,
): string[] {
  if (redirects.problems.length > 0) return ['/']
  const roots = docs.flatMap(({ versions }) =>
    versions.filter(({ sidebarsPath }) => blamed.has(sidebarsPath)).map(({ href }) => href),
  )
  return [...uncertainRoots, ...roots].map(toSitePath)
}

/** Text of the ledger; empty if there is none. */
export function readLedger(): string {
  return existsSync(LEDGER_PATH) ? readFileSync(LEDGER_PATH, 'utf8') : ''
}

/** Whether a path of this host is a file of `public/`, or what another program serves. */
function isServed(path: string): boolean {
  const isOther = otherPaths.some((other) =>
    other.endsWith('/') ? path.startsWith(other) : path === other,
  )
  return isOther || existsSync(joinPath('public', decodeURI(path)))
}

function toPaths(problems: readonly { path: string }[]): Set<string> {
  return new Set(problems.map(({ path }) => path))
}

/** A checked site; its records are whole where nothing is wrong with it. */
export type CheckedSite = LoadedSite & { problems: Problem[] }

/** The items of the navbar that lead somewhere; the check reports the others. */
export function listSoundNavbarItems({ docs }: SiteContent): NavbarItem[] {
  const findDocs = (id: string) => docs.find(({ config }) => config.id === id)
  return siteConfig.navbar.items.filter((item) => isResolvable(item, findDocs))
}

/**
 * Makes the records of the site and checks what needs all documents: ids, slugs, sidebars, links and redirects.
 * @param found problems of single files: what follows from these is left out
 * @param outlines what is known of compiled bodies, by content path
 */
function checkSite(
  content: SiteContent,
  found: Problem[],
  outlines: ReadonlyMap<string, CompiledOutline>,
): CheckedSite {
  const unsound = toPaths(found)
  const findDocs = (id: string) => content.docs.find(({ config }) => config.id === id)
  const { site, assets } = loadSite(content, outlines, listSoundNavbarItems(content))
  const pages = site.pages.flatMap(({ page, route }) => (route === undefined ? [] : [page]))
  const modelProblems = [
    ...site.problems,
    ...checkNavbar(siteConfig.navbar.items, findDocs),
    ...checkLocales(locales, {
      exists: existsSync,
      hrefs: new Set(pages.map(({ href }) => href)),
    }),
  ]
    .filter(({ path }) => !unsound.has(path))
    .map(locate)
  const blamed = toPaths([...found, ...modelProblems])
  const uncertainRoots = listUncertainRoots(content, unsound)
  const feeds = instances.blogInstances.flatMap((config) => listFeeds(toServed(config)))
  const problems = [
    ...modelProblems,
    ...content.blogs.flatMap(checkAuthorPictures).filter(({ path }) => !unsound.has(path)),
    ...checkCardLists(content, outlines, blamed),
    ...[...outlines.values()].flatMap((outline) => outline.problems),
    ...checkDocumentLinks(
      {
        compiled: outlines,
        findFileHref: (file) => findFileHref(content, file),
        fileByRoute: new Map(pages.map(({ href, source }) => [href, source])),
        otherHrefs: new Set([
          ...feeds.map(({ href }) => href),
          ...(site.optionLists ?? []).map(({ path }) => withBaseUrl(path)),
        ]),
        blamed,
        isServed,
        uncertainRoots,
      },
      listSiteLinks(listSidebarFiles(content)),
    ),
    ...checkLedger(readLedger(), {
      pages: site.pages,
      redirects: site.redirects,
      outlines,
      uncertainRoots: listUnledgeredRoots(content, uncertainRoots, blamed),
    }),
  ]
  return { site, assets, problems }
}

/**
 * The site with every problem of its content, each once: what a partial has is found on every page that shows it.
 * @param sources what is known of the files
 * @param content what is made from the documents
 * @param outlines what is known of the compiled bodies of the sound documents, by content path
 */
export function checkContent(
  sources: Pick<SourceCheck, 'problems'>,
  content: SiteContent,
  outlines: ReadonlyMap<string, CompiledOutline>,
): CheckedSite {
  const found = [...checkConfiguration(), ...checkFiles(sources)]
  const checked = checkSite(content, found, outlines)
  return { ...checked, problems: toUnique([...found, ...checked.problems]) }
}
