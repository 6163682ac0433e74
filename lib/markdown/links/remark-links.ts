import path from 'node:path'
import type { Data, Definition, Link, LinkReference, Root } from 'mdast'
import type { Plugin } from 'unified'
import { visit } from '../core/visit'
import { isExternalUrl, splitHref } from '@/lib/core/url'
import { findLinkedFile } from '../images/asset-links'
import type { CompileContext } from '../core/context'
import { reportProblem } from '../core/context'
import { FILE_SCHEME } from '../core/file-scheme'

/** A link out of the site; other schemes, such as `mailto:`, open no page. */
function leavesSite(url: string): boolean {
  return /^https?:|^\/\//.test(url)
}

const inNewTab = { target: '_blank', rel: ['noopener', 'noreferrer'] }

/** A path of this host that is no page of the site: `pathname:///storybook/`. The link check passes over it. */
const PLAIN_SCHEME = 'pathname://'

/**
 * Notes what a link points to and makes its URL that of the page as far as it is known.
 * @returns attributes of the link
 */
function readLink(context: CompileContext, link: Link | Definition): Data['hProperties'] {
  if (link.url.startsWith(PLAIN_SCHEME)) {
    link.url = link.url.slice(PLAIN_SCHEME.length)
    return { ...inNewTab, rel: ['external', ...inNewTab.rel] }
  }
  if (isExternalUrl(link.url)) return leavesSite(link.url) ? inNewTab : undefined
  try {
    decodeURI(link.url)
  } catch {
    reportProblem(context, link, {
      message: `the link "${link.url}" has a % that starts no code`,
      fix: 'write % as %25',
    })
    return undefined
  }
  const linkedFile = findLinkedFile(context, link)
  if (linkedFile) {
    link.url = linkedFile.href
    return linkedFile.shown ? inNewTab : { download: linkedFile.name }
  }
  const { line, column } = link.position?.start ?? { line: 1, column: 1 }
  const { path: target, suffix } = splitHref(link.url)
  const hash = decodeURIComponent(/#(.*)$/.exec(suffix)?.[1] ?? '')
  const base = { written: link.url, hash, path: context.path, line, column }
  if (target === '') {
    context.links.push({ ...base, file: context.page, route: undefined })
  } else if (/\.mdx?$/.test(target)) {
    const file = path.posix.join(path.posix.dirname(context.path), decodeURI(target))
    context.links.push({ ...base, file, route: undefined })
    link.url = `${FILE_SCHEME}${encodeURI(file)}${suffix}`
  } else {
    const route = target.startsWith('/') ? target : undefined
    context.links.push({ ...base, file: undefined, route })
  }
  return undefined
}

function addProperties(node: Link | LinkReference, hProperties: Data['hProperties']): void {
  node.data = { ...node.data, hProperties: { ...node.data?.hProperties, ...hProperties } }
}

/**
 * `[text](./other.mdx#id)` -> `href="file:content/…/other.mdx#id"`, resolved when the page is rendered, so that a
 * compiled document does not depend on the others. Links out of the site open in a new tab. `[text](./report.zip)`
 * leads to a copy of the file.
 */
export const remarkLinks: Plugin<[CompileContext], Root> = (context) => (tree) => {
  const definitions = new Map<string, Data['hProperties']>()
  visit(tree, ['link', 'definition'], (node) => {
    const link = node as Link | Definition
    const hProperties = readLink(context, link)
    if (link.type === 'definition') {
      if (!definitions.has(link.identifier)) definitions.set(link.identifier, hProperties)
    } else if (hProperties) addProperties(link, hProperties)
  })
  visit(tree, 'linkReference', (reference) => {
    const hProperties = definitions.get(reference.identifier)
    if (hProperties) addProperties(reference, hProperties)
  })
}
