import path from 'node:path'
import type { Data, Definition, Link, LinkReference, Root, Text } from 'mdast'
import type { Plugin } from 'unified'
import { visit } from '../core/visit'
import { isExternalUrl, splitHref, toPageHref } from '@/lib/core/url'
import { findSuggestion } from '@/lib/problems/problem'
import { findLinkedFile } from '../images/asset-links'
import type { CompileContext } from '../core/context'
import { reportProblem, toPlace } from '../core/context'
import { FILE_SCHEME } from '../core/file-scheme'
import { createSlice } from '../core/source-slice'
import type { MarkdownJsxElement } from '../images/jsx-images'

/** Whether a URL leads out of the site. Other schemes, such as `mailto:`, open no page. */
function leavesSite(url: string): boolean {
  return /^https?:|^\/\//.test(url)
}

const inNewTab = { target: '_blank', rel: ['noopener', 'noreferrer'] }

/** Schemes that a link in a document may have, unless it is a path. */
const knownSchemes = [
  'http',
  'https',
  'mailto',
  'tel',
  'sms',
  'ftp',
  'irc',
  'ircs',
  'xmpp',
  'pathname',
]

function checkScheme(context: CompileContext, link: LinkLike): void {
  const scheme = /^([a-z][a-z\d+.-]*):/i.exec(link.url)?.[1]
  if (scheme === undefined || knownSchemes.includes(scheme.toLowerCase())) return
  reportProblem(context, link, {
    message: `the link "${link.url}" has the unknown scheme "${scheme}:"`,
    fix: `use one of ${knownSchemes.join(', ')}`,
    suggestion: findSuggestion(scheme, knownSchemes),
  })
}

/** Scheme of a path of this host that is not a page of the site: `pathname:///storybook/`. */
const PLAIN_SCHEME = 'pathname://'

/** A link, the definition of a link, or an `<a>`. */
type LinkLike = Pick<Link, 'url' | 'position' | 'data'>

/**
 * Records the target of a link, and replaces its URL with that of the target as far as it is known.
 * @returns attributes of the link
 */
function readLink(context: CompileContext, link: LinkLike): Data['hProperties'] {
  const place = toPlace(context, link)
  if (link.url.startsWith(PLAIN_SCHEME)) {
    const written = link.url
    link.url = link.url.slice(PLAIN_SCHEME.length)
    const { path: route } = splitHref(link.url)
    context.links.push({ ...place, written, file: undefined, route, isPlain: true, hash: '' })
    return { ...inNewTab, rel: ['external', ...inNewTab.rel] }
  }
  if (isExternalUrl(link.url)) {
    checkScheme(context, link)
    return leavesSite(link.url) ? inNewTab : undefined
  }
  try {
    decodeURI(link.url)
  } catch {
    reportProblem(context, link, {
      message: `the link "${link.url}" has a % that doesn't start an escape sequence`,
      fix: 'write % as %25',
    })
    return undefined
  }
  const linkedFile = findLinkedFile(context, link)
  if (linkedFile) {
    link.url = linkedFile.href
    return linkedFile.shown ? inNewTab : { download: linkedFile.name }
  }
  const { path: target, suffix } = splitHref(link.url)
  const hash = decodeURIComponent(/#(.*)$/.exec(suffix)?.[1] ?? '')
  const base = { ...place, written: link.url, hash }
  if (target === '') {
    context.links.push({ ...base, file: context.page, route: undefined })
  } else if (/\.mdx?$/.test(target)) {
    const file = path.posix.join(path.posix.dirname(context.path), decodeURI(target))
    context.links.push({ ...base, file, route: undefined })
    link.url = `${FILE_SCHEME}${encodeURI(file)}${suffix}`
  } else {
    const route = target.startsWith('/') ? target : undefined
    context.links.push({ ...base, file: undefined, route })
    link.url = toPageHref(link.url)
  }
  return undefined
}

function addProperties(node: Link | LinkReference, hProperties: Data['hProperties']): void {
  node.data = { ...node.data, hProperties: { ...node.data?.hProperties, ...hProperties } }
}

/** Does the same for an `<a>`, unless its target is a file in an expression. */
function readElement(context: CompileContext, { name, attributes, position }: MarkdownJsxElement) {
  if (name !== 'a') return
  const href = attributes.find((attribute) => 'name' in attribute && attribute.name === 'href')
  // A URL that is empty or below the assets was an expression, which has been read.
  if (typeof href?.value !== 'string' || /^$|^\/assets\//.test(href.value)) return
  const link = { url: href.value, position }
  const properties = readLink(context, link) ?? {}
  href.value = link.url
  for (const [key, value] of Object.entries(properties)) {
    const isSet = attributes.some((attribute) => 'name' in attribute && attribute.name === key)
    if (isSet || value === null || value === undefined) continue
    attributes.push({ type: 'mdxJsxAttribute', name: key, value: [value].flat().join(' ') })
  }
}

/** Matches a reference to a definition or a footnote, which the parser leaves as text if there is none. */
const REFERENCE =
  /(?<![\\\w])\[[^[\]]*\]\[([^[\]]+)\]|^[^[\]]*\]\[([^[\]]+)\]|(?<!\\)\[(\^[^[\]\s]+)\]/g

/** Reports references without a definition. */
function checkReferences(
  context: CompileContext,
  { value, position }: Text,
  slice: ReturnType<typeof createSlice>,
): void {
  if (!position || !/\]\[|\[\^/.test(value)) return
  const source = slice(position.start, position.end)
  for (const match of source.matchAll(REFERENCE)) {
    const label = match[1] ?? match[2] ?? match[3] ?? ''
    const before = source.slice(0, match.index).split('\n')
    const line = position.start.line + before.length - 1
    const column = (before.at(-1)?.length ?? 0) + (before.length === 1 ? position.start.column : 1)
    reportProblem(
      context,
      { position: { start: { line, column } } },
      {
        message: `the reference [${label}] has no definition`,
        fix: `add a line \`[${label}]: …\`, or write \\[ if the bracket is text`,
      },
    )
  }
}

/**
 * Turns `[text](./other.mdx#id)` into `href="file:content/…/other.mdx#id"`, which is resolved when the page is
 * rendered, so a compiled document does not depend on others. Links out of the site open in a new tab.
 * `[text](./report.zip)` leads to a copy of the file. An `<a href>` without an expression is handled like any other
 * link.
 */
export const remarkLinks: Plugin<[CompileContext], Root> = (context) => (tree, file) => {
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
  visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node) => {
    readElement(context, node as MarkdownJsxElement)
  })
  const slice = createSlice(String(file))
  visit(tree, 'text', (text) => checkReferences(context, text, slice))
}
