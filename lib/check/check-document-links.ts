import path from 'node:path'
import { withBaseUrl } from '@/lib/config/base-url'
import { ensureTrailingSlash } from '@/lib/core/url'
import type { DocumentLink } from '@/lib/markdown/core/context'
import type { CompiledOutline } from '@/lib/markdown/store/compiled-store'
import { withSuggestion } from '@/lib/model/docs/sidebar'
import type { Problem } from '@/lib/problems/problem'
import { findSuggestion } from '@/lib/problems/problem'

/** What links may lead to. */
export type LinkTargets = {
  /** Bodies by content path. */
  compiled: ReadonlyMap<string, Pick<CompiledOutline, 'anchors' | 'links' | 'problems'>>
  /** URL of the page of a content file. */
  findFileHref: (file: string) => string | undefined
  /** Every page of the site, with the content file it is made from. */
  fileByRoute: ReadonlyMap<string, string | undefined>
  /** What is no page and may be linked to all the same, such as feeds. */
  otherHrefs: ReadonlySet<string>
  /** Files that have problems: nobody who links to one is blamed for them. */
  blamed: ReadonlySet<string>
  /** Whether a path of this host is served although it is no page: a file, or what another program serves. */
  isServed: (path: string) => boolean
  /** Hrefs below which pages may be missing because a file that makes them has problems. */
  uncertainRoots: readonly string[]
}

/** The file that was probably meant, as the author would write it. Only what differs from file to file is compared. */
function suggestFile(from: string, file: string, known: Iterable<string>): string | undefined {
  const toRelative = (target: string) => {
    const relative = path.posix.relative(path.posix.dirname(from), target)
    return relative.replace(/\.mdx?$/, '')
  }
  const files = new Map([...known].map((candidate) => [toRelative(candidate), candidate]))
  const found = findSuggestion(toRelative(file), files.keys())
  if (found === undefined) return undefined
  const extension = path.posix.extname(files.get(found) ?? '')
  return `${found.startsWith('.') ? '' : './'}${found}${extension}`
}

function isDocument(file: string): boolean {
  return /\.mdx?$/.test(file)
}

/** A link to what is no page of the site, such as `pathname:///storybook/`. */
function checkPlainLink(
  { written, route = '', line, column }: DocumentLink,
  { isServed, fileByRoute }: LinkTargets,
): Omit<Problem, 'path'>[] {
  if (isServed(route) || fileByRoute.has(withBaseUrl(ensureTrailingSlash(route)))) return []
  const message = `the link "${written}" leads to nothing on this host`
  const fix = 'add the file to public/, or the path to lib/config/other-paths.ts'
  return [{ line, column, message, fix }]
}

function checkLink(link: DocumentLink, targets: LinkTargets): Omit<Problem, 'path'>[] {
  const { compiled, fileByRoute, blamed } = targets
  const problem = (message: string, fix: string, suggestion: string | undefined) => [
    { line: link.line, column: link.column, message, fix, ...withSuggestion(suggestion) },
  ]
  let { file } = link
  if (file !== undefined && targets.findFileHref(file) === undefined) {
    if (blamed.has(file)) return []
    return problem(
      `the link "${link.written}" leads to no document`,
      'correct the path, which is relative to this file',
      suggestFile(link.path, file, compiled.keys()),
    )
  }
  if (link.route !== undefined) {
    if (targets.otherHrefs.has(withBaseUrl(link.route))) return []
    if (link.isPlain) return checkPlainLink(link, targets)
    const route = withBaseUrl(ensureTrailingSlash(link.route))
    if (!fileByRoute.has(route)) {
      if (targets.uncertainRoots.some((root) => route.startsWith(root))) return []
      return problem(
        `the link "${link.written}" leads to no page`,
        isDocument(link.path) ? 'link to the file of the document instead' : 'correct the path',
        findSuggestion(route, fileByRoute.keys()),
      )
    }
    file = fileByRoute.get(route)
  }
  const target = file === undefined ? undefined : compiled.get(file)
  // The headings of a body with problems are not known: what is broken may contain some.
  if (link.hash === '' || !target || target.problems.length > 0) return []
  if (target.anchors.includes(link.hash)) return []
  return problem(
    `the link "${link.written}" leads to a heading that ${file ?? ''} does not have`,
    'use the id of a heading',
    findSuggestion(link.hash, target.anchors),
  )
}

/**
 * The links that lead nowhere, of every body and elsewhere on the site. A link of a partial is one problem, however many pages
 * show it.
 * @param others links in configuration and components
 */
export function checkDocumentLinks(
  targets: LinkTargets,
  others: readonly DocumentLink[] = [],
): Problem[] {
  const problems = new Map<string, Problem>()
  const all = [...[...targets.compiled.values()].flatMap(({ links }) => links), ...others]
  for (const link of all) {
    for (const problem of checkLink(link, targets)) {
      const key = JSON.stringify([link.path, link.line, link.column, link.written])
      problems.set(key, { path: link.path, ...problem })
    }
  }
  return [...problems.values()]
}
