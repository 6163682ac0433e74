import { readFileSync } from 'node:fs'
import { withBaseUrl } from '@/lib/base-url'
import { siteConfig } from '@/lib/config/site'
import type { CompiledOutline } from '@/lib/mdx/compiled-store'
import type { DocumentLink } from '@/lib/mdx/context'
import { ensureTrailingSlash } from '@/lib/url'
import { siteRoutes } from './all-routes'
import { checkAvatars } from './blog/avatar'
import { listFeeds } from './blog/feed-formats'
import type { PostFile } from './blog/types'
import { checkCardLists } from './check-card-lists'
import { withSuggestion } from './docs/sidebar'
import type { DocFile } from './docs/types'
import type { Fault } from './faults'
import { findSuggestion } from './faults'
import type { ContentFile } from './list-files'
import type { SiteContent } from './load-content'
import { findFileHref, getModelFaults, loadContent } from './load-content'
import type { ModelFault } from './model-fault'
import { checkNavbar } from './navbar'
import type { PageFile } from './pages/create-pages'
import { siteRedirects } from './site-redirects'
import { checkFrontMatter, checkText, parseFrontMatter, toSourceText } from './source-text'

/** What the first look at the files found. */
export type SourceCheck = {
  faults: Fault[]
  /** Files that can be compiled; those with a broken text or front matter are left out. */
  sound: ContentFile[]
  docFiles: DocFile[]
  pageFiles: PageFile[]
  postFiles: PostFile[]
}

/** Checks text and front matter of every document. */
export function checkSources(files: ContentFile[]): SourceCheck {
  const result: SourceCheck = { faults: [], sound: [], docFiles: [], pageFiles: [], postFiles: [] }
  for (const file of files) {
    const text = readFileSync(file.path, 'utf8')
    const source = toSourceText(file.path, text)
    const textFaults = checkText(file.path, text)
    // A file that is empty or far too large has no front matter worth judging.
    const faults = textFaults.length > 0 ? textFaults : checkFrontMatter(source, file.kind)
    result.faults.push(...faults)
    if (faults.length > 0) continue
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

/** Gives a fault of the model the place of the text it is about. */
function locate({ needle, ...fault }: ModelFault): Fault {
  const text = readFileSync(fault.path, 'utf8')
  const candidates = [needle, needle.replaceAll("'", '"')]
  const offset = Math.max(...candidates.map((candidate) => text.indexOf(candidate)), 0)
  const before = text.slice(0, offset).split('\n')
  return { ...fault, line: before.length, column: (before.at(-1)?.length ?? 0) + 1 }
}

type LinkTargets = {
  content: SiteContent
  compiled: ReadonlyMap<string, CompiledOutline>
  /** Every page of the site, with the content file it is made from. */
  fileByRoute: ReadonlyMap<string, string | undefined>
  feedHrefs: ReadonlySet<string>
}

function checkLink(link: DocumentLink, targets: LinkTargets): Fault[] {
  const fault = (message: string, fix: string, suggestion: string | undefined): Fault[] => [
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
    return fault(
      `the link "${link.written}" leads to no document`,
      'correct the path, which is relative to this file',
      findSuggestion(file, known),
    )
  }
  if (link.route !== undefined) {
    if (targets.feedHrefs.has(withBaseUrl(link.route))) return []
    const route = withBaseUrl(ensureTrailingSlash(link.route))
    if (!targets.fileByRoute.has(route)) {
      return fault(
        `the link "${link.written}" leads to no page`,
        'link to the file of the document instead',
        findSuggestion(route, targets.fileByRoute.keys()),
      )
    }
    file = targets.fileByRoute.get(route)
  }
  const anchors = file === undefined ? undefined : targets.compiled.get(file)?.anchors
  if (link.hash !== '' && anchors && !anchors.includes(link.hash)) {
    return fault(
      `the link "${link.written}" leads to a heading that ${file ?? ''} does not have`,
      'use the id of a heading',
      findSuggestion(link.hash, anchors),
    )
  }
  return []
}

type SoundFiles = Omit<SourceCheck, 'faults' | 'sound'>

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
): Fault[] {
  const content = toContent(files)
  const fileByRoute = new Map(siteRoutes(content).map(({ href, path }) => [href, path] as const))
  const feedHrefs = new Set(
    content.blogs.flatMap(({ config }) => listFeeds(config).map(({ href }) => href)),
  )
  const targets = { content, compiled, fileByRoute, feedHrefs }
  const findDocs = (id: string) => content.docs.find(({ config }) => config.id === id)
  return [
    ...getModelFaults(content).map(locate),
    ...siteRedirects(content).faults.map(locate),
    ...content.blogs.flatMap(checkAvatars),
    ...checkNavbar(siteConfig.navbar.items, findDocs).map(locate),
    ...checkCardLists(content, compiled),
    ...[...compiled.values()].flatMap(({ faults, links }) => [
      ...faults,
      ...links.flatMap((link) => checkLink(link, targets)),
    ]),
  ]
}
