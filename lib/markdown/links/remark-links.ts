import type { Data, Definition, Link, LinkReference, Root, Text } from 'mdast'
import type { Plugin } from 'unified'
import type { Node } from 'unist'
import { isExternalUrl, splitHref } from '@/lib/core/url'
import { ASSETS_PATH } from '@/lib/source/assets/asset'
import type { CompileContext } from '../core/context'
import { findInside, getSource, reportProblem, toPlace } from '../core/context'
import type { MarkdownJsxElement } from '../core/jsx-props'
import { findAttribute } from '../core/jsx-props'
import { visit, visitJsx } from '../core/visit'
import { readLink } from './link-target'

function addProperties(node: Link | LinkReference, hProperties: Data['hProperties']): void {
  node.data = { ...node.data, hProperties: { ...node.data?.hProperties, ...hProperties } }
}

/** Whether the target of an element was a file in an expression, which has been read. */
const isFile = (target: string): boolean => target.startsWith(ASSETS_PATH)

/** Records what an `<iframe>` shows: a page, a file in `public/`, or what another program serves on this site. */
function readFrame(context: CompileContext, frame: MarkdownJsxElement): void {
  const written = findAttribute(frame, 'src')?.value
  if (typeof written !== 'string' || isExternalUrl(written) || isFile(written)) return
  const route = written.startsWith('/') ? splitHref(written).path : undefined
  const target = { file: undefined, route, hash: '', isPlain: true as const }
  context.findings.links.push({ ...toPlace(context, frame), written, ...target })
}

/** Completes an `<a>` as if it were a link in Markdown. */
function readAnchor(context: CompileContext, element: MarkdownJsxElement): void {
  const href = findAttribute(element, 'href')
  if (typeof href?.value !== 'string' || isFile(href.value)) return
  const link = { url: href.value, position: element.position }
  const properties = readLink(context, link) ?? {}
  href.value = link.url
  for (const [key, value] of Object.entries(properties)) {
    if (findAttribute(element, key) || value === null || value === undefined) continue
    const text = [value].flat().join(' ')
    element.attributes.push({ type: 'mdxJsxAttribute', name: key, value: text })
  }
}

/** Matches a reference to a definition or a footnote, which the parser leaves as text if there is none. */
const REFERENCE =
  /(?<![\\\w])\[[^[\]]*\]\[([^[\]]+)\]|^[^[\]]*\]\[([^[\]]+)\]|(?<!\\)\[(\^[^[\]\s]+)\]/g

/** Matches a target with a space, with which the parser leaves a link or an image as text. */
const SPACED = /(?:(?<!\\)\[|^)[^[\]]*\]\(([^()<>]* [^()<>]*)\)/g

/** Matches what is a target, rather than a remark: a URL, or the name of a file, which a size may follow. */
const TARGET = /^(?:[./]|https?:)|\.\w+(?:#\S*)?(?: =\d*x\d*)?$/

/** Matches a file or a path in brackets that make a link if they are in order, without a space, and closed. */
const BROKEN =
  /(?<!\\)\[[^[\]]+\] \((?:\.{1,2}\/[^\s()]+|[^\s()]+\.mdx?(?:#[^\s()]*)?)\)|\([^()]+\)\[\.{1,2}\/[^\s[\]]+\]|(?<!\\)\[[^[\]]+\]\(\.{0,2}\/\w[^()]*$/g

/**
 * Reports references without a definition, and targets with spaces.
 * @param next what follows the text: if the target is a URL, the parser has turned its beginning into a link
 */
function checkReferences(context: CompileContext, text: Text, next: Node | undefined): void {
  if (!text.position || !/\] ?[[(]|\[\^|\)\[/.test(text.value)) return
  const source = getSource(context, text)
  const opening = next?.type === 'link' ? /(?<!\\)\[[^[\]]*\]\($/.exec(source) : null
  if (next && opening) {
    reportProblem(context, findInside(text, source, opening.index), {
      message: `the target "${getSource(context, next)}…" has a space, so the link is text`,
      fix: 'write %20 for a space in a URL, "…" around a title, or \\[ if the bracket is text',
    })
  }
  for (const { 1: target = '', index } of source.matchAll(SPACED)) {
    if (!TARGET.test(target)) continue
    reportProblem(context, findInside(text, source, index), {
      message: `the target "${target}" has a space, so the link or image is text`,
      fix: 'write <> around a path, <img src="…" width="…" /> for a size, or \\[ if the bracket is text',
    })
  }
  for (const { 0: found, index } of source.matchAll(BROKEN)) {
    reportProblem(context, findInside(text, source, index), {
      message: `"${found}" is text, not a link`,
      fix: 'write [text](target), or \\[ if the bracket is text',
    })
  }
  for (const match of source.matchAll(REFERENCE)) {
    const label = match[1] ?? match[2] ?? match[3] ?? ''
    reportProblem(context, findInside(text, source, match.index), {
      message: `the reference [${label}] has no definition`,
      fix: `add a line \`[${label}]: …\`, or write \\[ if the bracket is text`,
    })
  }
}

/** Reports footnotes that are not shown. */
function checkFootnotes(context: CompileContext, tree: Root): void {
  const referred = new Set<string>()
  visit(tree, 'footnoteReference', ({ identifier }) => {
    referred.add(identifier)
  })
  const shown = new Set<string>()
  visit(tree, 'footnoteDefinition', (note) => {
    const label = `[^${note.label ?? note.identifier}]`
    if (shown.has(note.identifier)) {
      reportProblem(context, note, {
        message: `an earlier footnote is ${label}, so this one is not shown`,
        fix: 'give it another label',
      })
    } else if (!referred.has(note.identifier)) {
      reportProblem(context, note, {
        message: `nothing refers to the footnote ${label}, so it is not shown`,
        fix: `write ${label} where the note belongs, or remove it`,
      })
    }
    shown.add(note.identifier)
  })
}

/**
 * Turns `[text](./other.mdx#id)` into `href="file:content/…/other.mdx#id"`, which is resolved when the page is
 * rendered, so a compiled document does not depend on others. Links out of the site open in a new tab.
 * `[text](./report.zip)` leads to a copy of the file. An `<a href>` without an expression is handled like any other
 * link.
 */
export const remarkLinks: Plugin<[CompileContext], Root> = (context) => (tree) => {
  const definitions = new Map<string, Data['hProperties']>()
  visit(tree, ['link', 'definition'], (node) => {
    const link = node as Link | Definition
    const hProperties = readLink(context, link)
    if (link.type === 'definition') {
      if (!definitions.has(link.identifier)) definitions.set(link.identifier, hProperties)
    } else {
      if (hProperties) addProperties(link, hProperties)
      if (link.children.length > 0) return
      const fix = 'write its text between the brackets, or remove it'
      reportProblem(context, link, { message: 'the link has no text, so it is not shown', fix })
    }
  })
  visit(tree, 'linkReference', (reference) => {
    const hProperties = definitions.get(reference.identifier)
    if (hProperties) addProperties(reference, hProperties)
  })
  visitJsx(tree, (element) => {
    if (element.name === 'a') readAnchor(context, element)
    else if (element.name === 'iframe') readFrame(context, element)
  })
  visit(tree, 'text', (text, index, parent) =>
    checkReferences(context, text, parent?.children[(index ?? 0) + 1]),
  )
  checkFootnotes(context, tree)
}
