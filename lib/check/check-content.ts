import { readFileSync } from 'node:fs'
import { withBaseUrl } from '@/lib/config/base-url'
import { siteConfig } from '@/lib/config/site'
import type { CompiledOutline } from '@/lib/markdown/store/compiled-store'
import type { DocumentLink } from '@/lib/markdown/core/context'
import { ensureTrailingSlash } from '@/lib/core/url'
import { siteRoutes } from '@/lib/model/site/all-routes'
import { checkAvatars } from '@/lib/model/blog/avatar'
import { listFeeds } from '@/lib/config/feed-formats'
import type { PostFile } from '@/lib/model/blog/types'
import { checkCardLists } from './check-card-lists'
import { withSuggestion } from '@/lib/model/docs/sidebar'
import type { DocFile } from '@/lib/model/docs/types'
import type { Problem } from '@/lib/problems/problem'
import { findSuggestion } from '@/lib/problems/problem'
import type { ContentFile } from '@/lib/source/list-files'
import type { SiteContent } from '@/lib/model/site/load-content'
import { findFileHref, getModelProblems, loadContent } from '@/lib/model/site/load-content'
import type { ModelProblem } from '@/lib/problems/model-problem'
import { checkNavbar } from '@/lib/model/navigation/navbar'
import type { PageFile } from '@/lib/model/pages/create-pages'
import { siteRedirects } from '@/lib/model/site/site-redirects'
import {
  checkFrontMatter,
  checkText,
  parseFrontMatter,
  toSourceText,
} from '@/lib/source/source-text'

/** What the first look at the files found. */
export type SourceCheck = {
  problems: Problem[]
  /** Files that can be compiled; those with a broken text or front matter are left out. */
  sound: ContentFile[]
  docFiles: DocFile[]
  pageFiles: PageFile[]
  postFiles: PostFile[]
}

/** Checks text and front matter of every document. */
export function checkSources(files: ContentFile[]): SourceCheck {
  const result: SourceCheck = {
    problems: [],
    sound: [],
    docFiles: [],
    pageFiles: [],
    postFiles: [],
  }
  for (const file of files) {
    const text = readFileSync(file.path, 'utf8')
    const source = toSourceText(file.path, text)
    const textProblems = checkText(file.path, text)
    // A file that is empty or far too large has no front matter worth judging.
    const problems = textProblems.length > 0 ? textProblems : checkFrontMatter(source, file.kind)
    result.problems.push(...problems)
    if (problems.length > 0) continue
    result.sound.push(file)
    // The check above has proved the types.
    const parsed = { path: file.path, frontMatter: parseFrontMatter(source) }
    if (file.kind === 'Doc') result.docFiles.push(parsed as DocFile)
    if (file.kind === 'Page') result.pageFiles.push(parsed as PageFile)
    if (file.kind === 'Post' || file.kind === 'Release') {
      result.postFiles.push({ ...parsed, kind: file.kind } as PostFile)
    }
  }
  return result
}

/** Gives a problem of the model the place of the text it is about. */
function locate({ searchText, ...problem }: ModelProblem): Problem {
  const text = readFileSync(problem.path, 'utf8')
  const candidates = [searchText, searchText.replaceAll("'", '"')]
  const offset = Math.max(...candidates.map((candidate) => text.indexOf(candidate)), 0)
  const before = text.slice(0, offset).split('\n')
  return { ...problem, line: before.length, column: (before.at(-1)?.length ?? 0) + 1 }
}

type LinkTargets = {
  content: SiteContent
  compiled: ReadonlyMap<string, CompiledOutline>
  /** Every page of the site, with the content file it is made from. */
  fileByRoute: ReadonlyMap<string, string | undefined>
  feedHrefs: ReadonlySet<string>
}

function checkLink(link: DocumentLink, targets: LinkTargets): Problem[] {
  const problem = (message: string, fix: string, suggestion: string | undefined): Problem[] => [
    {
      path: link.path,
      line: link.line,
      column: link.column,
      message,
      fix,
      ...withSuggestion(suggestion),
    },
  ]
  let file = link.file
  if (file !== undefined && findFileHref(targets.content, file) === undefined) {
    const known = [...targets.compiled.keys()]
    return problem(
      `the link "${link.written}" leads to no document`,
      'correct the path, which is relative to this file',
      findSuggestion(file, known),
    )
  }
  if (link.route !== undefined) {
    if (targets.feedHrefs.has(withBaseUrl(link.route))) return []
    const route = withBaseUrl(ensureTrailingSlash(link.route))
    if (!targets.fileByRoute.has(route)) {
      return problem(
        `the link "${link.written}" leads to no page`,
        'link to the file of the document instead',
        findSuggestion(route, targets.fileByRoute.keys()),
      )
    }
    file = targets.fileByRoute.get(route)
  }
  const anchors = file === undefined ? undefined : targets.compiled.get(file)?.anchors
  if (link.hash !== '' && anchors && !anchors.includes(link.hash)) {
    return problem(
      `the link "${link.written}" leads to a heading that ${file ?? ''} does not have`,
      'use the id of a heading',
      findSuggestion(link.hash, anchors),
    )
  }
  return []
}

type SoundFiles = Omit<SourceCheck, 'problems' | 'sound'>

/** Builds the site from documents that were read here and not by the generator. */
export function toContent({ docFiles, pageFiles, postFiles }: SoundFiles): SiteContent {
  const below = <File extends { path: string }>(files: File[], folder: string) =>
    files.filter(({ path }) => path.startsWith(folder))
  return loadContent({
    getDocs: (folder) => below(docFiles, folder),
    getPages: (folder) => below(pageFiles, folder),
    getPosts: (folder) => below(postFiles, folder),
  })
}

/**
 * Checks what needs all documents: ids, slugs, sidebars, links and redirects.
 * @param compiled bodies by content path
 */
export function checkModel(
  files: SoundFiles,
  compiled: ReadonlyMap<string, CompiledOutline>,
): Problem[] {
  const content = toContent(files)
  const fileByRoute = new Map(siteRoutes(content).map(({ href, path }) => [href, path] as const))
  const feedHrefs = new Set(
    content.blogs.flatMap(({ config }) => listFeeds(config).map(({ href }) => href)),
  )
  const targets = { content, compiled, fileByRoute, feedHrefs }
  const findDocs = (id: string) => content.docs.find(({ config }) => config.id === id)
  return [
    ...getModelProblems(content).map(locate),
    ...siteRedirects(content).problems.map(locate),
    ...content.blogs.flatMap(checkAvatars),
    ...checkNavbar(siteConfig.navbar.items, findDocs).map(locate),
    ...checkCardLists(content, compiled),
    ...[...compiled.values()].flatMap(({ problems, links }) => [
      ...problems,
      ...links.flatMap((link) => checkLink(link, targets)),
    ]),
  ]
}
