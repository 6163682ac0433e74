import path from 'node:path'
import { toHref, toSitePath, withBaseUrl } from '@/lib/config/base-url'
import { isFilePath, splitHref } from '@/lib/core/url'
import type { DocumentLink } from '@/lib/markdown/core/context'
import { resolveRelative } from '@/lib/markdown/links/resolve-html'
import type { CompiledOutline } from '@/lib/markdown/compile/compile'
import type { BuildRule, Problem } from '@/lib/core/problem'
import { findSuggestion } from '@/lib/core/problem'

/** Valid targets of links. */
export type LinkTargets = {
  /** Compiled bodies by content path. */
  compiled: ReadonlyMap<string, Pick<CompiledOutline, 'anchors' | 'links' | 'problems'>>
  /** Returns the URL of a content file's page. */
  findFileHref: (file: string) => string | undefined
  /** Content file of every page, by URL. Undefined for pages without one. */
  fileByRoute: ReadonlyMap<string, string | undefined>
  /** Paths of the files that the site makes besides its pages, such as feeds. */
  madeFiles: ReadonlySet<string>
  /** Files that have problems. Links to them are not reported. */
  filesWithProblems: ReadonlySet<string>
  /** Whether a path of this host that is not a page is served, either as a file or by another program. */
  isServed: (path: string) => boolean
  /** Paths of the files in `public/`. */
  publicFiles: readonly string[]
  /** Site paths below which pages may be missing because a file they are generated from has problems. */
  uncertainRoots: readonly string[]
}

/**
 * Returns the path of the file that was probably meant, as the author would write it: the only one near that has the
 * name, or else a similar path. Compares relative paths without extensions, since only these differ between files.
 */
function suggestFile(from: string, file: string, known: Iterable<string>): string | undefined {
  const toRelative = (target: string) => {
    const relative = path.posix.relative(path.posix.dirname(from), target)
    return relative.replace(/\.(?:mdx?|html)$/i, '')
  }
  const files = new Map([...known].map((candidate) => [toRelative(candidate), candidate]))
  const folder = from.split('/', 3).join('/')
  const [same, other] = [...files].filter(
    ([, each]) => each.startsWith(folder) && path.basename(each) === path.basename(file),
  )
  const moved = other ? undefined : same?.[0]
  const found = moved ?? findSuggestion(toRelative(file), files.keys())
  if (found === undefined) return undefined
  const extension = path.posix.extname(files.get(found) ?? '')
  return `${found.startsWith('.') ? '' : './'}${found}${extension}`
}

/** Returns the file that a link such as `./other` would lead to, if it were one to a file. */
function toSibling({ path: from, written }: DocumentLink): string {
  return path.posix.join(path.posix.dirname(from), splitHref(written).path)
}

/** Finds the path of a URL such as `./other` or `../`, which browsers resolve against that of the page. */
function resolveRoute(link: DocumentLink, pageHref: string | undefined): DocumentLink {
  if (link.file !== undefined || link.route !== undefined || pageHref === undefined) return link
  const { path: pathname } = splitHref(resolveRelative(link.written, pageHref))
  const root = withBaseUrl('/')
  const route = pathname.startsWith(root) ? pathname.slice(root.length - 1) : pathname
  return { ...link, route: decodeURI(route) }
}

function isDocument(file: string): boolean {
  return /\.mdx?$/.test(file)
}

/** Checks a link to something other than a page of the site, such as `pathname:///storybook/`. */
function checkPlainLink(
  { written, route = '', line, column }: DocumentLink,
  { isServed, fileByRoute }: LinkTargets,
): Omit<Problem, 'path'>[] {
  if (isServed(route) || fileByRoute.has(toHref(route))) return []
  const message = `the link "${written}" does not lead to anything on this host`
  const fix = 'add the file to public/, or the path to lib/config/other-paths.ts'
  return [{ line, column, message, fix, rule: 'onBrokenLinks' }]
}

function checkLink(link: DocumentLink, targets: LinkTargets): Omit<Problem, 'path'>[] {
  const { compiled, fileByRoute, filesWithProblems } = targets
  const problem = (rule: BuildRule, message: string, fix: string, suggestion?: string) => [
    { line: link.line, column: link.column, message, fix, suggestion, rule },
  ]
  let { file } = link
  if (file !== undefined && targets.findFileHref(file) === undefined) {
    if (filesWithProblems.has(file)) return []
    return problem(
      'onBrokenMarkdownLinks',
      `the link "${link.written}" does not lead to a document`,
      'correct the path, which is relative to this file',
      suggestFile(link.path, file, compiled.keys()),
    )
  }
  if (link.route !== undefined) {
    if (targets.madeFiles.has(link.route)) return []
    if (link.isPlain) return checkPlainLink(link, targets)
    const route = toHref(link.route)
    if (!fileByRoute.has(route)) {
      if (link.written.startsWith('/') && isFilePath(link.route)) {
        return problem(
          'onBrokenLinks',
          `the link "${link.written}" does not lead to a file`,
          `add the file to public${path.posix.dirname(link.route)}, or correct the path`,
          findSuggestion(link.route, targets.publicFiles),
        )
      }
      if (targets.uncertainRoots.some((root) => toSitePath(route).startsWith(root))) return []
      return problem(
        'onBrokenLinks',
        `the link "${link.written}" does not lead to a page`,
        isDocument(link.path) ? 'link to the file of the document instead' : 'correct the path',
        link.written.startsWith('/')
          ? findSuggestion(route, fileByRoute.keys())
          : suggestFile(link.path, toSibling(link), compiled.keys()),
      )
    }
    file = fileByRoute.get(route)
  }
  const target = file === undefined ? undefined : compiled.get(file)
  // The headings of a body with problems are unknown, because the broken part may contain some.
  if (link.hash === '' || !target || target.problems.length > 0) return []
  if (target.anchors.includes(link.hash)) return []
  return problem(
    'onBrokenAnchors',
    `the link "${link.written}" leads to a heading that ${file ?? ''} does not have`,
    'use the id of a heading',
    findSuggestion(link.hash, target.anchors),
  )
}

/**
 * Reports the broken links of all bodies and elsewhere on the site. A link in a partial is one problem, regardless of
 * how many pages include it.
 * @param others links in configuration and components
 */
export function checkDocumentLinks(
  targets: LinkTargets,
  others: readonly DocumentLink[] = [],
): Problem[] {
  const problems = new Map<string, Problem>()
  const written = [...targets.compiled].flatMap(([file, { links }]) => {
    const href = targets.findFileHref(file)
    return links.map((link) => resolveRoute(link, href))
  })
  const all = [...written, ...others]
  for (const link of all) {
    for (const problem of checkLink(link, targets)) {
      const key = JSON.stringify([link.path, link.line, link.column, link.written])
      problems.set(key, { path: link.path, ...problem })
    }
  }
  return [...problems.values()]
}
