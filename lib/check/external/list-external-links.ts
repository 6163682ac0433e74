import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'parse5'
import type { DefaultTreeAdapterMap } from 'parse5'

type Node = DefaultTreeAdapterMap['node']

/** The pages that link to each external URL, which is listed without its hash. */
export type ExternalLinks = Map<string, string[]>

/** Host names that are reserved for examples and tests: https://www.rfc-editor.org/rfc/rfc6761 */
const RESERVED_HOST =
  /(?:^|\.)(?:example|invalid|localhost|test|example\.(?:com|net|org))$|^[\d.]+$|^\[/

/** Returns the URL to request, or undefined if there is nothing to check. */
function toCheckedUrl(href: string): string | undefined {
  if (!/^(?:https?:)?\/\//i.test(href) || !URL.canParse(href, 'https://origin.invalid'))
    return undefined
  const url = new URL(href, 'https://origin.invalid')
  if (RESERVED_HOST.test(url.hostname)) return undefined
  url.hash = ''
  return url.href
}

function listHrefs(html: string): string[] {
  const hrefs: string[] = []
  const visit = (node: Node) => {
    if ('tagName' in node && node.tagName === 'a') {
      const href = node.attrs.find(({ name }) => name === 'href')?.value
      if (href !== undefined) hrefs.push(href)
    }
    if ('childNodes' in node) node.childNodes.forEach(visit)
  }
  visit(parse(html))
  return hrefs
}

/**
 * Lists the external links of an export, sorted by URL. Links to reserved host names are left out.
 * @param own prefixes of the site's own URLs, which are left out
 */
export function listExternalLinks(folder: string, own: string[] = []): ExternalLinks {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.html'))
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .sort()
  const links = new Map<string, Set<string>>()
  for (const file of files) {
    const page = `/${file.split(path.sep).join('/')}`.replace(/index\.html$/, '')
    for (const href of listHrefs(readFileSync(path.join(folder, file), 'utf8'))) {
      const url = toCheckedUrl(href)
      if (url === undefined || own.some((start) => url.startsWith(start))) continue
      links.set(url, (links.get(url) ?? new Set()).add(page))
    }
  }
  return new Map(
    [...links].sort(([a], [b]) => (a < b ? -1 : 1)).map(([url, pages]) => [url, [...pages]]),
  )
}
