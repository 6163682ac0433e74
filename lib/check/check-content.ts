import { existsSync, readFileSync } from 'node:fs'
import { blogInstances } from '@/lib/config/instances'
import { locales } from '@/lib/config/locales'
import { siteConfig } from '@/lib/config/site'
import type { CompiledOutline } from '@/lib/markdown/store/compiled-store'
import { ensureTrailingSlash, joinPath } from '@/lib/core/url'
import { siteRoutes } from '@/lib/model/site/all-routes'
import { checkAvatars } from '@/lib/model/blog/avatar'
import { checkBlogData } from '@/lib/model/blog/load-blog'
import { listFeeds } from '@/lib/config/feed-formats'
import type { PostFile } from '@/lib/model/blog/types'
import { checkCardLists } from './check-card-lists'
import { checkDocumentLinks } from './check-document-links'
import { checkLocales } from './check-locales'
import { checkCategoryMetadata } from '@/lib/model/docs/category-metadata'
import { toVersionFolder } from '@/lib/model/docs/create-version'
import { checkFeatureRequests } from '@/lib/model/site/feature-requests'
import { checkShowcase } from '@/lib/model/site/load-showcase'
import type { DocFile } from '@/lib/model/docs/types'
import type { Problem } from '@/lib/problems/problem'
import { formatProblem } from '@/lib/problems/problem'
import type { ContentFile } from '@/lib/source/list-files'
import type { SiteContent } from '@/lib/model/site/load-content'
import { findFileHref, getModelProblems, loadContent } from '@/lib/model/site/load-content'
import type { ModelProblem } from '@/lib/problems/model-problem'
import { checkNavbar } from '@/lib/model/navigation/navbar'
import type { PageFile } from '@/lib/model/pages/create-pages'
import { siteRedirects } from '@/lib/model/site/site-redirects'
import { readLeniently } from '@/lib/source/lenient-front-matter'
import type { SourceText } from '@/lib/source/source-text'
import { checkFrontMatter, checkText, toSourceText } from '@/lib/source/source-text'

/** Documents as the model takes them. */
type DocumentFiles = { docFiles: DocFile[]; pageFiles: PageFile[]; postFiles: PostFile[] }

/** What the first look at the files found. */
export type SourceCheck = DocumentFiles & {
  problems: Problem[]
  /** Files that can be compiled; those with a broken text or front matter are left out. */
  sound: ContentFile[]
}

/**
 * Checks text and front matter of every document. One with problems is among the documents, too, as far as it can be
 * read, so that its own problem is the only one; those come last, so that an id or URL is first that of a sound one.
 */
export function checkSources(files: ContentFile[]): SourceCheck {
  const problems: Problem[] = []
  const sound: ContentFile[] = []
  const unsound: ContentFile[] = []
  const sources = new Map<string, SourceText>()
  for (const file of files) {
    const text = readFileSync(file.path, 'utf8')
    const source = toSourceText(file.path, text)
    sources.set(file.path, source)
    const textProblems = checkText(file.path, text)
    // A file that is empty or far too large has no front matter worth judging.
    const own = textProblems.length > 0 ? textProblems : checkFrontMatter(source, file.kind)
    problems.push(...own)
    if (own.length > 0) unsound.push(file)
    else sound.push(file)
  }
  const documents: DocumentFiles = { docFiles: [], pageFiles: [], postFiles: [] }
  for (const { path, kind } of [...sound, ...unsound]) {
    const source = sources.get(path) ?? toSourceText(path, '')
    switch (kind) {
      case 'Doc':
        documents.docFiles.push({ path, frontMatter: readLeniently(source, kind) })
        break
      case 'Page':
        documents.pageFiles.push({ path, frontMatter: readLeniently(source, kind) })
        break
      case 'Post':
        documents.postFiles.push({ path, kind, frontMatter: readLeniently(source, kind) })
        break
      case 'Release':
        documents.postFiles.push({ path, kind, frontMatter: readLeniently(source, kind) })
        break
    }
  }
  return { ...documents, problems, sound }
}

/** Gives a problem of the model the place of the text it is about. */
function locate({ searchText, ...problem }: ModelProblem): Problem {
  const text = readFileSync(problem.path, 'utf8')
  const candidates = [searchText, searchText.replaceAll("'", '"')]
  const offset = Math.max(...candidates.map((candidate) => text.indexOf(candidate)), 0)
  const before = text.slice(0, offset).split('\n')
  return { ...problem, line: before.length, column: (before.at(-1)?.length ?? 0) + 1 }
}

/** Builds the site from documents that were read here and not by the generator. */
export function toContent({ docFiles, pageFiles, postFiles }: DocumentFiles): SiteContent {
  const below = <File extends { path: string }>(files: File[], folder: string) =>
    files.filter(({ path }) => path.startsWith(folder))
  return loadContent({
    getDocs: (folder) => below(docFiles, folder),
    getPages: (folder) => below(pageFiles, folder),
    getPosts: (folder) => below(postFiles, folder),
  })
}

/** What is wrong with the files that are no documents: authors, tags, categories, showcase and feature requests. */
export function checkDataFiles(): Problem[] {
  return [
    ...checkCategoryMetadata('content'),
    ...blogInstances.flatMap(checkBlogData),
    ...checkFeatureRequests(),
    ...checkShowcase(),
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

function toPaths(problems: readonly { path: string }[]): Set<string> {
  return new Set(problems.map(({ path }) => path))
}

/**
 * Checks what needs all documents: ids, slugs, sidebars, links and redirects.
 * @param files documents, and the problems that were found in single files: what follows from these is left out
 * @param compiled bodies by content path
 */
export function checkModel(
  files: DocumentFiles & Pick<SourceCheck, 'problems'>,
  compiled: ReadonlyMap<string, CompiledOutline>,
): Problem[] {
  const content = toContent(files)
  const unsound = toPaths(files.problems)
  const routes = siteRoutes(content)
  const findDocs = (id: string) => content.docs.find(({ config }) => config.id === id)
  const modelProblems = [
    ...getModelProblems(content),
    ...siteRedirects(content).problems,
    ...checkNavbar(siteConfig.navbar.items, findDocs),
    ...checkLocales(locales, {
      exists: existsSync,
      hrefs: new Set(routes.map(({ href }) => href)),
    }),
  ]
    .filter(({ path }) => !unsound.has(path))
    .map(locate)
  const blamed = toPaths([...files.problems, ...modelProblems])
  const feeds = content.blogs.flatMap(({ config }) => listFeeds(config))
  return [
    ...modelProblems,
    ...content.blogs.flatMap(checkAvatars).filter(({ path }) => !unsound.has(path)),
    ...checkCardLists(content, compiled, blamed),
    ...[...compiled.values()].flatMap(({ problems }) => problems),
    ...checkDocumentLinks({
      compiled,
      findFileHref: (file) => findFileHref(content, file),
      fileByRoute: new Map(routes.map(({ href, path }) => [href, path])),
      otherHrefs: new Set(feeds.map(({ href }) => href)),
      blamed,
      uncertainRoots: listUncertainRoots(content, unsound),
    }),
  ]
}

/**
 * Every problem of the content, each once: what a partial has is found on every page that shows it.
 * @param compiled bodies of the sound documents by content path
 */
export function checkContent(
  sources: SourceCheck,
  compiled: ReadonlyMap<string, CompiledOutline>,
): Problem[] {
  const found = [...sources.problems, ...checkDataFiles()]
  const problems = [...found, ...checkModel({ ...sources, problems: found }, compiled)]
  return [...new Map(problems.map((problem) => [formatProblem(problem), problem])).values()]
}
