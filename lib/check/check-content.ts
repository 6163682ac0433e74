import { readFileSync } from 'node:fs'
import { listFeeds } from '@/lib/config/feed-formats'
import { blogInstances } from '@/lib/config/instances'
import { siteConfig } from '@/lib/config/site'
import type { SitePath } from '@/lib/core/url'
import { ensureTrailingSlash } from '@/lib/core/url'
import type { DocumentLink } from '@/lib/markdown/core/context'
import type { CompiledOutline } from '@/lib/markdown/store/compiled-store'
import { checkAuthorPictures } from '@/lib/model/blog/author-pictures'
import { withSuggestion } from '@/lib/model/docs/sidebar'
import { checkNavbar } from '@/lib/model/navigation/navbar'
import type { SiteContent } from '@/lib/model/site/load-content'
import { findFileHref, loadContent } from '@/lib/model/site/load-content'
import type { LoadedSite } from '@/lib/model/site/load-site'
import { loadSite } from '@/lib/model/site/load-site'
import type { ModelProblem } from '@/lib/problems/model-problem'
import type { Problem } from '@/lib/problems/problem'
import { findSuggestion } from '@/lib/problems/problem'
import type { ContentDocument } from '@/lib/source/documents'
import type { ContentFile } from '@/lib/source/list-files'
import {
  checkFrontMatter,
  checkText,
  parseFrontMatter,
  toSourceText,
} from '@/lib/source/source-text'
import { checkCardLists } from './check-card-lists'

/** What the first look at the files found. */
export type SourceCheck = {
  problems: Problem[]
  /** Files that can be compiled; those with a broken text or front matter are left out. */
  sound: ContentFile[]
  documents: ContentDocument[]
}

/** Checks text and front matter of every document. */
export function checkSources(files: ContentFile[]): SourceCheck {
  const result: SourceCheck = { problems: [], sound: [], documents: [] }
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
    const frontMatter = parseFrontMatter(source)
    result.documents.push({ kind: file.kind, path: file.path, frontMatter } as ContentDocument)
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
  outlines: ReadonlyMap<string, CompiledOutline>
  /** Every page of the site, with the content file it is made from. */
  sourceByPath: ReadonlyMap<SitePath, string | undefined>
  feedPaths: ReadonlySet<SitePath>
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
    const known = [...targets.outlines.keys()]
    return problem(
      `the link "${link.written}" leads to no document`,
      'correct the path, which is relative to this file',
      findSuggestion(file, known),
    )
  }
  if (link.route !== undefined) {
    if (targets.feedPaths.has(link.route)) return []
    const route = ensureTrailingSlash<SitePath>(link.route)
    if (!targets.sourceByPath.has(route)) {
      return problem(
        `the link "${link.written}" leads to no page`,
        'link to the file of the document instead',
        findSuggestion(route, targets.sourceByPath.keys()),
      )
    }
    file = targets.sourceByPath.get(route)
  }
  const anchors = file === undefined ? undefined : targets.outlines.get(file)?.anchors
  if (link.hash !== '' && anchors && !anchors.includes(link.hash)) {
    return problem(
      `the link "${link.written}" leads to a heading that ${file ?? ''} does not have`,
      'use the id of a heading',
      findSuggestion(link.hash, anchors),
    )
  }
  return []
}

/** A checked site; it is whole where nothing is wrong with it. */
export type CheckedSite = LoadedSite & { problems: Problem[] }

/**
 * Makes the records of the site and checks what needs all documents: ids, slugs, sidebars, links and redirects.
 * @param documents sorted by path
 * @param outlines what is known of their compiled bodies, by content path
 */
export function checkSite(
  documents: ContentDocument[],
  outlines: ReadonlyMap<string, CompiledOutline>,
): CheckedSite {
  const content = loadContent(documents)
  const findDocs = (id: string) => content.docs.find(({ config }) => config.id === id)
  const { items } = siteConfig.navbar
  const navbarProblems = checkNavbar(items, findDocs)
  // The pages can be made without the items that lead nowhere.
  const soundItems =
    navbarProblems.length > 0
      ? items.filter((item) => checkNavbar([item], findDocs).length === 0)
      : items
  const { site, assets } = loadSite(content, outlines, soundItems)
  const targets: LinkTargets = {
    content,
    outlines,
    sourceByPath: new Map(
      site.pages.flatMap(({ page, route }) =>
        route === undefined ? [] : [[page.path, page.source]],
      ),
    ),
    feedPaths: new Set(
      blogInstances.flatMap((config) => listFeeds(config).map(({ href }) => href)),
    ),
  }
  const problems = [
    ...[...site.problems, ...navbarProblems].map(locate),
    ...content.blogs.flatMap(checkAuthorPictures),
    ...checkCardLists(content, outlines),
    ...[...outlines.values()].flatMap(({ problems: ofBody, links }) => [
      ...ofBody,
      ...links.flatMap((link) => checkLink(link, targets)),
    ]),
  ]
  return { site, assets, problems }
}
