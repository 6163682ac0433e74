import nodePath from 'node:path'
import { h } from 'hastscript'
import type { Href } from '@/lib/core/url'
import { isExternalUrl, splitHref } from '@/lib/core/url'
import type { Line } from './elements'
import { createLink } from './elements'

/** Code, or a link whose text may contain code. */
const TOKEN = /`([^`]+)`|\[((?:`[^`]*`|[^\]`])+)\]\(([^)\s]+)\)/g

/**
 * Parses a line of Markdown with words, code and links, the format of release and option data. A link to a content file
 * leads to its page. A link to a file without a page becomes plain text.
 * @param source content file to which links are relative; none for a line without links to files
 * @example readLine('Set `a`.') // ['Set ', h('code', 'a'), '.']
 */
export function readLine(
  markdown: string,
  source = '',
  findFileHref: (file: string) => Href | undefined = () => undefined,
): Line {
  const toHref = (target: string): Href | undefined => {
    if (isExternalUrl(target)) return target
    const { path, suffix } = splitHref(target)
    const file = path === '' ? source : nodePath.posix.join(nodePath.posix.dirname(source), path)
    const page = findFileHref(file)
    return page === undefined ? undefined : `${page}${suffix}`
  }
  const line: Line = []
  let end = 0
  for (const match of markdown.matchAll(TOKEN)) {
    const [whole, code, label, target] = match
    if (match.index > end) line.push(markdown.slice(end, match.index))
    end = match.index + whole.length
    if (code !== undefined) line.push(h('code', code))
    if (label === undefined || target === undefined) continue
    const href = toHref(target)
    const parts = readLine(label, source, findFileHref)
    line.push(...(href === undefined ? parts : [createLink(href, parts)]))
  }
  if (end < markdown.length) line.push(markdown.slice(end))
  return line
}
